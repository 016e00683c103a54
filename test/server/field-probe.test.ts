import { describe, expect, it } from 'vitest';
import { fieldsAfterRefusal, fieldsLeftOut, firstFields } from '../../src/server/field-probe.ts';
import { httpFixture } from './http-file.ts';

const ALL = firstFields({ kind: 'pinned', tokens: 8 });
const afterRefusal = (path: string) => {
  const { status, text } = httpFixture(`errors/${path}`);
  return fieldsAfterRefusal(ALL, status, text);
};

describe('optional fields', () => {
  it('pin the length only where the suite pins it', () => {
    expect(ALL).toEqual({ ignoreEos: true, minTokens: true, streamOptions: true, maxCompletionTokens: false });
    expect(firstFields({ kind: 'at-most', tokens: 8 })).toMatchObject({
      ignoreEos: false,
      minTokens: false,
      streamOptions: true,
    });
  });

  it('are left out when a refusal names them', () => {
    expect(afterRefusal('transformers-422.http')).toEqual({ ...ALL, ignoreEos: false });
    expect(fieldsAfterRefusal(ALL, 422, "Unexpected fields: {'ignore_eos', 'min_tokens'}")).toEqual({
      ...ALL,
      ignoreEos: false,
      minTokens: false,
    });
    expect(fieldsAfterRefusal(ALL, 400, 'stream_options: Extra inputs are not permitted')).toEqual({
      ...ALL,
      streamOptions: false,
    });
  });

  it('go one at a time when a refusal of fields names none that was sent', () => {
    expect(afterRefusal('trtllm-400-extra-new.http')).toEqual({ ...ALL, minTokens: false });
    const none = { ignoreEos: false, minTokens: false, streamOptions: false, maxCompletionTokens: false };
    expect(fieldsAfterRefusal(none, 422, 'Extra inputs are not permitted')).toBeNull();
  });

  it('change to max_completion_tokens when the server asks for that, not when it names both', () => {
    expect(
      fieldsAfterRefusal(ALL, 400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    ).toEqual({ ...ALL, maxCompletionTokens: true });
    expect(fieldsAfterRefusal(ALL, 400, "'max_tokens' or 'max_completion_tokens' is too large: 100000")).toBeNull();
  });

  it.each([
    'vllm-400-context.http',
    'vllm-404-model.http',
    'fastapi-422-list.http',
    'tgi-422-validation.http',
    'llamacpp-400-context.http',
    'llamacpp-503-loading.http',
  ])('stay as they are after %s', (path) => expect(afterRefusal(path)).toBeNull());

  it('are named when left out', () => {
    expect(fieldsLeftOut(ALL, { ...ALL, ignoreEos: false })).toEqual(['ignore_eos']);
    expect(fieldsLeftOut(ALL, ALL)).toEqual([]);
  });
});
