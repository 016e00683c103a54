import { describe, expect, it } from 'vitest';
import type { FailureClass } from '../../src/measure/failure-class.ts';
import { classifyAnswer, remedyFor } from '../../src/server/readiness-answer.ts';
import { httpFixture } from './http-file.ts';

const kindOf = (path: string) => {
  const { status, text } = httpFixture(`errors/${path}`);
  return classifyAnswer({ outcome: `http-${status}`, message: text });
};

describe('an answer to a readiness generation', () => {
  it.each([
    ['vllm-401.http', 'permanent'],
    ['vllm-400-context.http', 'permanent'],
    ['vllm-404-model.http', 'permanent'],
    ['ollama-404-model.http', 'permanent'],
    ['tgi-422-validation.http', 'permanent'],
    ['sglang-400.http', 'permanent'],
    ['llamacpp-503-loading.http', 'wait'],
    ['nginx-502.http', 'wait'],
    ['nginx-504.http', 'wait'],
    ['envoy-503.http', 'wait'],
    ['litellm-429.http', 'wait'],
    ['tgi-429-overloaded.http', 'wait'],
    ['llamacpp-501-metrics.http', 'wait'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each([
    ['good', null, 'good'],
    ['refused', null, 'wait'],
    ['reset', null, 'wait'],
    ['dns', null, 'wait'],
    ['timeout-total', null, 'wait'],
    ['http-404', '{"detail":"Not Found"}', 'wait'],
    ['http-404', '<html>no such model page</html>', 'wait'],
    ['no-usage', null, 'permanent'],
    ['wrong-length', null, 'permanent'],
    ['not-a-stream', null, 'permanent'],
    ['redirect', null, 'permanent'],
    ['truncated', null, 'broken'],
    ['error-in-stream', null, 'broken'],
  ] as const)('%s with %s is %s', (outcome, message, kind) => {
    expect(classifyAnswer({ outcome, message })).toBe(kind);
  });

  it('has a remedy of its own, with the length that was asked for', () => {
    const outcomes: FailureClass[] = [
      'http-401',
      'http-404',
      'http-400',
      'wrong-length',
      'no-usage',
      'not-a-stream',
      'redirect',
      'tls',
      'refused',
      'dns',
      'reset',
    ];
    expect(new Set(outcomes.map((outcome) => remedyFor(outcome, 128))).size).toBe(outcomes.length);
    expect(remedyFor('wrong-length', 4096)).toContain('{at-most: 4096}');
  });
});
