import type { StartGate } from './connection.ts';

export type TrialGate = StartGate & { readonly settled: Promise<void>; readonly open: () => void };

/** Closed until `open`; `settled` resolves when `expected` connection attempts wait at it, or at `open`. */
export function createGate(expected: number): TrialGate {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  let settle: () => void = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    settled,
    isOpen: () => isOpen,
    wait(release) {
      waiting.push(release);
      if (waiting.length >= expected) settle();
    },
    open() {
      isOpen = true;
      settle();
      for (const release of waiting.splice(0)) release();
    },
  };
}
