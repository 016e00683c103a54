import { describe, expect, it } from 'vitest';
import { redactArguments, redactEnvironment, redactText, secretValues } from '../../src/server/redact.ts';
import { isSecretName } from '../../src/suite/secret-name.ts';

describe('redaction', () => {
  it.each([
    ['GET http://user:hunter2secret@host:8000/v1', 'GET http://***@host:8000/v1'],
    ['proxy https://hunter2secret@host/x', 'proxy https://***@host/x'],
    ['Authorization: Bearer hunter2secret', 'Authorization: Bearer ***'],
    ['{"api_key": "hunter2secret", "port": 1}', '{"api_key": "***", "port": 1}'],
    ["{'admin_api_key': 'hunter2secret'}", "{'admin_api_key': '***'}"],
    ['serve --api-key hunter2secret --port 1', 'serve --api-key *** --port 1'],
    ['serve --api-key=hunter2secret', 'serve --api-key=***'],
    ['HF_TOKEN=hunter2secret vllm serve', 'HF_TOKEN=*** vllm serve'],
    ['docker run -e "DB_PASSWORD=hunter2secret" x', 'docker run -e "DB_PASSWORD=***" x'],
    ['x-api-key: hunter2secret', 'x-api-key: ***'],
    ['Incorrect API key provided: sk-hunter2secret.', 'Incorrect API key provided: sk-***.'],
    ['using hf_hunter2secret', 'using hf_***'],
    ['GET /v1/models?api_key=hunter2secret&x=1', 'GET /v1/models?api_key=***&x=1'],
    ['jwt eyJhunter2secret.eyJhunter2secret.hunter2secret', 'jwt ***'],
  ])('takes the secret out of %s', (text, clean) => {
    expect(redactText(text)).toBe(clean);
    expect(redactText(clean)).toBe(clean);
  });

  it.each([
    '--max-tokens 128 --max-num-batched-tokens 8192 --tokenizer /models/x',
    'generated 128 tokens, token usage: 0.09, #new-token: 8, max_total_num_tokens=420000',
    'http://127.0.0.1:8000/v1/models',
    'basic auth is off',
    'tokenizer.ggml.add_bos_token=true and {"bos_token": "<s>"}',
    '--eos-token </s> --pad-token=<pad>',
  ])('leaves %s as it is', (text) => {
    expect(redactText(text)).toBe(text);
  });

  it('takes known values out in every form, the longest first', () => {
    const secret = 'pa ss/word+1';
    const base64 = Buffer.from(secret).toString('base64');
    const text = `a ${secret} b ${encodeURIComponent(secret)} c ${base64}`;
    expect(redactText(text, [secret, 'pa s'])).toBe('a *** b *** c ***');
    expect(redactText('abc', ['', 'ab'])).toBe('abc');
  });

  it.each([
    ['in base64 behind a user name', (secret: string) => `Basic: ${btoa(`me:${secret}`)}`],
    ['in base64 behind another one', (secret: string) => `x ${btoa(`you:${secret}`)} y`],
    ['in base64 before something else', (secret: string) => `x ${btoa(`${secret} and more`)} y`],
    [
      'in a URL, in small letters',
      (secret: string) => `?q=${encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())}`,
    ],
    ['in JSON', (secret: string) => JSON.stringify({ said: secret })],
    ['cut at the end', (secret: string) => `it was ${secret.slice(0, 9)}`],
    ['cut at the end, with dots', (secret: string) => `it was ${secret.slice(0, 14)}…`],
  ])('takes a known value out %s', (_, write) => {
    const secret = 'pass/wo"rd-17\\end';
    const clean = redactText(write(secret), [secret]);
    expect(clean).toContain('***');
    const inside = [0, 1, 2].map((before) => btoa('x'.repeat(before) + secret).slice(4, -4));
    for (const form of [secret.slice(0, 6), ...inside]) expect(clean).not.toContain(form);
  });

  it('takes every line of a known value out', () => {
    const key = '-----BEGIN KEY-----\nMIIEvQIBADANBg\n-----END KEY-----';
    expect(redactText('loaded MIIEvQIBADANBg from disk', [key])).toBe('loaded *** from disk');
  });

  it('knows the pair in a Basic header and its password', () => {
    const headers = { authorization: `Basic ${btoa('me:hunter2secret')}` };
    expect(secretValues({ headers })).toEqual([btoa('me:hunter2secret'), 'me:hunter2secret', 'hunter2secret']);
  });

  it('takes values of secret arguments out and leaves the flags after them', () => {
    expect(
      redactArguments(
        [
          '--api-key',
          'k1',
          '--hf-token=k2',
          '--api-key',
          '--port',
          '8000',
          '-e',
          'HF_TOKEN=k3',
          '--token',
          '-k4',
          'plain k5',
        ],
        ['k5'],
      ),
    ).toEqual([
      '--api-key',
      '***',
      '--hf-token=***',
      '--api-key',
      '--port',
      '8000',
      '-e',
      'HF_TOKEN=***',
      '--token',
      '***',
      'plain k5',
    ]);
  });

  it('takes values of secret variables out', () => {
    expect(
      redactEnvironment({
        HF_TOKEN: 'x',
        VLLM_API_KEY: 'x',
        AWS_SECRET_ACCESS_KEY: 'x',
        PROXY: 'http://a:b@c',
        N: '1',
      }),
    ).toEqual({
      HF_TOKEN: '***',
      VLLM_API_KEY: '***',
      AWS_SECRET_ACCESS_KEY: '***',
      PROXY: 'http://***@c',
      N: '1',
    });
  });

  it.each([
    'max-tokens',
    'tokenizer',
    'max_num_batched_tokens',
    'eos_token',
    'tokenizer.ggml.add_bos_token',
    'keyboard',
    'author',
    'kv-cache-dtype',
    'PWD',
    'OLDPWD',
  ])('%s names no secret', (name) => expect(isSecretName(name)).toBe(false));

  it('collects what the user wrote as secrets, and nothing that is none', () => {
    const words = [
      '--api-key',
      'key-one',
      '--token=key-two',
      '-e',
      'DB_PASSWORD=key-three',
      'http://me:key-four@h',
      '--api-key',
      'EMPTY',
      '--max-tokens',
      '12345',
    ];
    const variables = {
      HF_TOKEN: 'key-five',
      HOME: '/home/me',
      X_TOKEN: '1',
      PROXY: 'http://key-six@h',
      UNSET: undefined,
    };
    const headers = { Authorization: 'Bearer key-seven', 'x-team': 'speed' };
    expect([...secretValues({ variables, words, headers })].sort()).toEqual([
      'key-five',
      'key-four',
      'key-one',
      'key-seven',
      'key-six',
      'key-three',
      'key-two',
    ]);
  });
});
