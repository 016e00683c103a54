import { describe, expect, it } from 'vitest';
import { toRequestLine } from '../../src/measure/request-line.ts';
import { failedRecord, goodRecord } from './records-of.ts';

describe('a line of requests.jsonl', () => {
  it('counts times from the send', () => {
    const record = goodRecord(3, { sentAtMs: 1000, ttftMs: 20.00049, stepMs: 10, tokens: 11 });
    expect(toRequestLine(record, { concurrency: 8, trial: 2 })).toMatchObject({
      concurrency: 8,
      trial: 2,
      index: 3,
      outcome: 'good',
      promptTokens: 10,
      outputTokens: 11,
      ttftMs: 20,
      e2eMs: 120,
      connectMs: 0,
      status: 200,
      message: null,
    });
  });

  it('has no latency for a request that never answered, and keeps its words', () => {
    const line = toRequestLine({ ...failedRecord(1, 'refused', 'no'), sentAtMs: null }, { concurrency: 1, trial: 1 });
    expect(line).toMatchObject({ outcome: 'refused', ttftMs: null, e2eMs: null, outputTokens: null, message: 'no' });
  });
});
