import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/gate-error.ts';
import { parsePromptFile } from '../../src/suite/prompt-file.ts';
import { loadPromptSet } from '../../src/suite/prompt-set.ts';
import { makeRandomPrompts } from '../../src/suite/random-prompts.ts';
import type { Prompt } from '../../src/suite/suite.ts';
import { errorOf } from './suite-texts.ts';

const fromFile = (path: string, text: string) => loadPromptSet({ kind: 'file', path }, { path, text });
const builtin = (name: string) => loadPromptSet({ kind: 'builtin', name }, null);
const texts = (prompts: readonly Prompt[]) => prompts.map((prompt) => (prompt.kind === 'text' ? prompt.text : ''));
const text = (value: string): Prompt => ({ kind: 'text', text: value });

describe('the built-in prompts', () => {
  it('are enough that C=256 does not send everybody the same one, and all differ from their first words on', () => {
    const prompts = texts(builtin('diverse').prompts);
    expect(prompts.length).toBeGreaterThanOrEqual(320);
    expect(new Set(prompts).size).toBe(prompts.length);
  });

  it('hold no unfilled place and no stray space', () => {
    for (const prompt of texts(builtin('diverse').prompts)) {
      expect(prompt).not.toMatch(/\{\}|^\s|\s$/);
    }
  });

  it('mix lengths from a line to several hundred words, within any 20 in a row', () => {
    const lengths = texts(builtin('diverse').prompts).map((prompt) => prompt.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeLessThan(10);
    expect(Math.max(...lengths)).toBeGreaterThan(200);
    for (let start = 0; start + 20 <= 200; start += 20) {
      const window = lengths.slice(start, start + 20);
      expect(Math.max(...window) / Math.min(...window)).toBeGreaterThan(5);
    }
  });

  it('are five for confirm and three for recovery', () => {
    expect(builtin('confirm').prompts).toHaveLength(5);
    expect(builtin('recovery').prompts).toHaveLength(3);
    expect(errorOf(() => builtin('nope')).code).toBe('bad-prompts');
  });

  it('keep their hashes: a changed prompt makes every committed baseline incomparable', () => {
    expect(['diverse', 'confirm', 'recovery'].map((name) => builtin(name).hash)).toMatchInlineSnapshot(`
      [
        "c4bb845e5a498a4011cab0c8e9903c9f65df5fda461b0f57068cfd08b3aac387",
        "d49875c9e35ce5aa91cc3279f58831f4661e5adac745de0d3e5f8bc79add5c82",
        "857d66e7d8bb309f0cb30ecb333e480ed91aa44619d3a57fb65612efe9380b42",
      ]
    `);
  });
});

describe('a prompt file', () => {
  it('of JSON lines holds prompts and conversations', () => {
    const lines = [
      '\uFEFF{"prompt": "Hello"}',
      '',
      '{"messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": [{"type": "text", "text": "Hi"}]}]}',
    ];
    expect(fromFile('p.jsonl', `${lines.join('\r\n')}\r\n`).prompts).toEqual([
      text('Hello'),
      {
        kind: 'messages',
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'Hi' },
        ],
      },
    ]);
  });

  it('of text holds a prompt a line', () => {
    expect(fromFile('p.TXT', 'one\n\n two \r\nthree').prompts).toEqual(['one', ' two ', 'three'].map(text));
  });

  it('in ShareGPT style gives the first human turn of each conversation', () => {
    const data = [
      {
        id: 'a',
        conversations: [
          { from: 'system', value: 's' },
          { from: 'human', value: 'Q1' },
          { from: 'gpt', value: 'A' },
        ],
      },
      { conversations: [{ from: 'gpt', value: 'alone' }] },
      { conversations: [{ from: 'user', value: 'Q2' }] },
      { prompt: 'Q3' },
    ];
    expect(fromFile('s.json', JSON.stringify(data)).prompts).toEqual(['Q1', 'Q2', 'Q3'].map(text));
  });

  it.each([
    ['p.jsonl', '', 'p.jsonl: is empty, allowed: at least one prompt'],
    ['p.txt', ' \n\n', 'p.txt: is empty, allowed: at least one prompt'],
    [
      'p.jsonl',
      '{"prompt": "a"}\n{"prompt": "b"\n',
      'p.jsonl:2: found "{\\"prompt\\": \\"b\\"", which is not valid JSON',
    ],
    [
      'p.jsonl',
      '{"prompt": "a"}\n\n{"text": "b"}',
      'p.jsonl:3: found an object with "text" that does not fit, allowed: {"prompt"',
    ],
    ['p.jsonl', '{"prompt": ""}', 'p.jsonl:1: found an object with "prompt" that does not fit, allowed: '],
    ['p.jsonl', '{"prompt": 5}', 'p.jsonl:1: found an object with "prompt" that does not fit, allowed: '],
    ['p.jsonl', '{"messages": []}', 'p.jsonl:1: found an object with "messages" that does not fit, allowed: '],
    ['p.jsonl', '[]', 'p.jsonl:1: found a list, allowed: {"prompt": TEXT}'],
    ['p.json', '{"a": 1}', 'p.json: found a map, allowed: a list of conversations'],
    ['p.json', '[]', 'p.json: holds no prompt, allowed: at least one'],
    ['p.json', '[{"conversations": []}]', 'p.json: holds no prompt, allowed: at least one'],
    [
      'p.json',
      '[{"prompt": "a"}, {"conversations": [{"from": "human"}]}]',
      'p.json: entry 2: allowed: {"conversations"',
    ],
    ['p.csv', 'a', 'p.csv: found "csv" as its ending, allowed: .jsonl, .txt, .json'],
    ['constructor', 'a', 'constructor: found "" as its ending'],
  ])('%s that is broken (%j) names the place', (path, content, message) => {
    const error = errorOf(() => fromFile(path, content));
    expect(error.code).toBe('bad-prompts');
    expect(error.message.slice(0, message.length)).toBe(message);
    expect(error.remedy).not.toBe('');
  });

  it('of any content is prompts or a bad-prompts error', () => {
    const content = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.json()).map((lines) => lines.join('\n')),
    );
    fc.assert(
      fc.property(fc.constantFrom('a.jsonl', 'a.txt', 'a.json'), content, (path, written) => {
        try {
          return parsePromptFile({ path, text: written }).length > 0;
        } catch (error) {
          return error instanceof GateError && error.code === 'bad-prompts';
        }
      }),
      { seed: 5, numRuns: 1_000 },
    );
  });
});

describe('the hash of a prompt set', () => {
  it('depends on the prompts and their order, not on the file’s name or format', () => {
    const one = fromFile('a.txt', 'x\ny').hash;
    expect(fromFile('b.jsonl', '{"prompt": "x"}\n{"prompt": "y"}').hash).toBe(one);
    expect(fromFile('a.txt', 'y\nx').hash).not.toBe(one);
    expect(fromFile('a.txt', 'x\nz').hash).not.toBe(one);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('random prompts', () => {
  it('are the same for a seed, others for another, and of the wanted number of words', () => {
    const prompts = makeRandomPrompts(1, 50, 40);
    expect(makeRandomPrompts(1, 50, 40)).toEqual(prompts);
    expect(makeRandomPrompts(2, 50, 40)).not.toEqual(prompts);
    expect(new Set(texts(prompts)).size).toBe(50);
    expect(texts(prompts).map((prompt) => prompt.split(' ').length)).toEqual(Array(50).fill(40));
  });

  it('come as a set with the wanted length and the seed in its name', () => {
    const set = loadPromptSet({ kind: 'random', inputTokens: 16, seed: 3 }, null);
    expect(set.source).toBe('random 16 tokens, seed 3');
    expect(set.prompts).toHaveLength(1024);
  });
});
