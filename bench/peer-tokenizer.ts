import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Every peer wants a Hugging Face tokenizer folder for its prompts, and some count tokens by it. This one needs no
// download: a byte-level BPE whose tokens are the printable characters, and " tok" (what truthd streams) as one token.
const CHARACTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
/** How byte-level tokenizers write a space. */
const SPACE = 'Ġ';
const MERGES = [
  [SPACE, 't'],
  [`${SPACE}t`, 'o'],
  [`${SPACE}to`, 'k'],
] as const;
const SPECIAL = ['<s>', '</s>', '<pad>'];

export function writePeerTokenizer(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const tokens = [...SPECIAL, SPACE, ...CHARACTERS, ...MERGES.map((pair) => pair.join(''))];
  const byteLevel = { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true };
  const files = {
    'tokenizer.json': {
      version: '1.0',
      truncation: null,
      padding: null,
      added_tokens: SPECIAL.map((content, id) => ({ id, content, ...SPECIAL_FLAGS })),
      normalizer: null,
      pre_tokenizer: byteLevel,
      post_processor: null,
      decoder: byteLevel,
      model: {
        type: 'BPE',
        dropout: null,
        unk_token: null,
        continuing_subword_prefix: null,
        end_of_word_suffix: null,
        fuse_unk: false,
        byte_fallback: false,
        vocab: Object.fromEntries(tokens.map((token, id) => [token, id])),
        merges: MERGES.map((pair) => pair.join(' ')),
      },
    },
    'tokenizer_config.json': {
      tokenizer_class: 'PreTrainedTokenizerFast',
      bos_token: '<s>',
      eos_token: '</s>',
      pad_token: '<pad>',
      model_max_length: 131072,
      clean_up_tokenization_spaces: false,
      chat_template: "{% for m in messages %}{{ m['content'] }}{% endfor %}",
    },
    'config.json': { model_type: 'gpt2', vocab_size: tokens.length },
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
}

const SPECIAL_FLAGS = { single_word: false, lstrip: false, rstrip: false, normalized: false, special: true };

/** The name under which a hub cache holds the tokenizer: AIPerf takes no folder while it is offline. */
export const PEER_TOKENIZER = 'local/truthtok';
const REVISION = '1'.padStart(40, '0');

/** Lays the tokenizer out as a Hugging Face cache at `HF_HOME`. */
export function cachePeerTokenizer(home: string): void {
  const repository = join(home, 'hub', `models--${PEER_TOKENIZER.replace('/', '--')}`);
  writePeerTokenizer(join(repository, 'snapshots', REVISION));
  mkdirSync(join(repository, 'refs'), { recursive: true });
  writeFileSync(join(repository, 'refs', 'main'), REVISION);
}
