/** One line of `doctor`: something that the gate needs or can use. */
export type Capability = {
  readonly name: string;
  /** `missing`: the server or machine hasn't got it. `wrong`: it has, and what it gives can't be trusted. */
  readonly state: 'ok' | 'missing' | 'wrong';
  readonly detail: string;
  /** What to do, and what is lost without it; empty when ok. */
  readonly remedy: string;
  /** The gate can't run without it. */
  readonly required: boolean;
};

export const ok = (name: string, detail: string, required = false): Capability => ({
  name,
  state: 'ok',
  detail,
  remedy: '',
  required,
});

export const missing = (name: string, detail: string, remedy: string, required = false): Capability => ({
  name,
  state: 'missing',
  detail,
  remedy,
  required,
});

export const wrong = (name: string, detail: string, remedy: string, required = false): Capability => ({
  name,
  state: 'wrong',
  detail,
  remedy,
  required,
});

/** The gate can run on this server: everything that it can't do without is there. */
export function canRun(capabilities: readonly Capability[]): boolean {
  return capabilities.every(({ required, state }) => !required || state === 'ok');
}
