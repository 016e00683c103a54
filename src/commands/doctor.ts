import { type CliWorld, terminalOf } from '../command-line/cli-world.ts';
import type { ToolOptions } from '../command-line/program.ts';
import { cleanLine } from '../report/clean-text.ts';
import { type Capability, canRun } from '../server/capability.ts';
import { examine } from './examine.ts';

const COLOURS = { ok: '32', missing: '33', wrong: '31' } as const;

/** One line a capability with its remedy; 0 when the gate can run on this server, else 2. */
export async function doctor(raw: ToolOptions, world: CliWorld): Promise<number> {
  const { origin, examination } = await examine(raw, world);
  const { capabilities } = examination;
  const able = canRun(capabilities);
  if (raw.json) {
    world.stdout.write(`${JSON.stringify({ url: origin, canRun: able, capabilities }, null, 2)}\n`);
    return able ? 0 : 2;
  }
  const { colour } = terminalOf(world.stdout, world.env);
  for (const capability of capabilities) world.stdout.write(`${describe(capability, colour)}\n`);
  const blocked = capabilities.filter(({ required, state }) => required && state !== 'ok').map(({ name }) => name);
  const end = able ? 'The gate can run on this server.' : `The gate can't run on this server: ${blocked.join(', ')}.`;
  world.stdout.write(`\n${end}\n`);
  return able ? 0 : 2;
}

function describe({ name, state, detail, remedy }: Capability, colour: boolean): string {
  const word = state.padEnd(7);
  const painted = colour ? `\x1b[${COLOURS[state]}m${word}\x1b[0m` : word;
  const line = `${painted} ${name.padEnd(17)} ${cleanLine(detail)}`;
  return remedy === '' ? line : `${line}\n${' '.repeat(26)}→ ${cleanLine(remedy)}`;
}
