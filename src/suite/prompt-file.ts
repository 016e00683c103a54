import { z } from 'zod';
import { GateError } from '../gate-error.ts';
import { isObject } from '../json-value.ts';
import { describeFound } from './quantities.ts';
import type { Prompt } from './suite.ts';

/** A prompt file's path as the suite names it, and its whole text. */
export type PromptFile = { readonly path: string; readonly text: string };

/** Speakers whose turn is a request, in the spellings that ShareGPT-style data uses. */
const ASKING = new Set(['human', 'user']);

const part = z.object({ type: z.literal('text'), text: z.string() });
const content = z.union([z.string(), z.array(part).min(1)]);
const entrySchema = z.union([
  z.object({ prompt: z.string().regex(/\S/) }),
  z.object({ messages: z.array(z.object({ role: z.string().min(1), content })).min(1) }),
]);
const conversationSchema = z.object({ conversations: z.array(z.object({ from: z.string(), value: z.string() })) });

/** No tokenizer was made for them: a file that has any isn't a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f]/;

const PARSERS: Readonly<Record<string, (file: PromptFile) => Prompt[]>> = {
  jsonl: parseJsonl,
  txt: parseText,
  json: parseJson,
};

/**
 * The prompts of a file, by its ending: `.jsonl` a `{"prompt"}` or `{"messages"}` a line, `.txt` a prompt a line,
 * `.json` a list of ShareGPT-style conversations (the first human turn is the prompt) or of the same objects.
 * Blank lines are skipped. Throws `bad-prompts` with the line or entry, what was found and what is allowed.
 */
export function parsePromptFile(file: PromptFile): Prompt[] {
  const ending = /\.([^./\\]+)$/.exec(file.path)?.[1]?.toLowerCase() ?? '';
  const parse = Object.hasOwn(PARSERS, ending) ? PARSERS[ending] : undefined;
  if (parse === undefined) {
    throw badPrompts(`${file.path}: found ${describeFound(ending)} as its ending, allowed: .jsonl, .txt, .json`);
  }
  const text = file.text.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw badPrompts(`${file.path}: is empty, allowed: at least one prompt`);
  const prompts = parse({ path: file.path, text });
  if (prompts.length === 0) throw badPrompts(`${file.path}: holds no prompt, allowed: at least one`);
  return prompts;
}

function parseText({ path, text }: PromptFile): Prompt[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const control = CONTROL.exec(line)?.[0];
    if (control !== undefined) {
      const code = control.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
      throw badPrompts(`${path}:${index + 1}: found the control character U+${code}, allowed: text, a prompt a line`);
    }
    return line.trim() === '' ? [] : [{ kind: 'text', text: line }];
  });
}

function parseJsonl({ path, text }: PromptFile): Prompt[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const where = `${path}:${index + 1}`;
    return [readEntry(parseJsonText(line, where), where)];
  });
}

function parseJson({ path, text }: PromptFile): Prompt[] {
  const data = parseJsonText(text, path);
  if (!Array.isArray(data)) throw badPrompts(`${path}: found ${describeFound(data)}, allowed: a list of conversations`);
  return data.flatMap((entry: unknown, index) => {
    const where = `${path}: entry ${index + 1}`;
    if (!isObject(entry) || !Object.hasOwn(entry, 'conversations')) return [readEntry(entry, where)];
    const parsed = conversationSchema.safeParse(entry);
    if (!parsed.success) throw badPrompts(`${where}: allowed: {"conversations": [{"from": TEXT, "value": TEXT}, …]}`);
    const asked = parsed.data.conversations.find(({ from, value }) => ASKING.has(from) && value.trim() !== '');
    return asked === undefined ? [] : [{ kind: 'text', text: asked.value }];
  });
}

function readEntry(entry: unknown, where: string): Prompt {
  const parsed = entrySchema.safeParse(entry);
  if (!parsed.success) {
    throw badPrompts(
      `${where}: found ${describeEntry(entry)}, allowed: {"prompt": TEXT} or {"messages": [{"role": TEXT, "content": TEXT}, …]}`,
    );
  }
  if ('prompt' in parsed.data) return { kind: 'text', text: parsed.data.prompt };
  return {
    kind: 'messages',
    messages: parsed.data.messages.map(({ role, content: said }) => ({
      role,
      content: typeof said === 'string' ? said : said.map(({ text }) => text).join(''),
    })),
  };
}

function parseJsonText(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw badPrompts(`${where}: found ${describeFound(text.trim())}, which is not valid JSON`, cause);
  }
}

function describeEntry(entry: unknown): string {
  if (!isObject(entry)) return describeFound(entry);
  const keys = Object.keys(entry).slice(0, 5).map(describeFound);
  return keys.length === 0 ? 'an object without keys' : `an object with ${keys.join(', ')} that does not fit`;
}

function badPrompts(message: string, cause?: unknown): GateError {
  return new GateError('bad-prompts', message, 'Correct the prompt file, or use prompts: builtin:diverse.', { cause });
}
