import { expect, it } from 'vitest';
import { disarmLine } from '../../src/report/disarm-line.ts';

it.each([
  ['::error::boom', '│ ::error::boom'],
  [' \t::add-mask::x', '│  \t::add-mask::x'],
  ['text ##[error]boom', 'text ## [error]boom'],
  ['a :: b', 'a :: b'],
])('%j is no command for a CI runner', (line, inert) => {
  expect(disarmLine(line)).toBe(inert);
});
