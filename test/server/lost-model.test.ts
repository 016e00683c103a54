import { describe, expect, it } from 'vitest';
import { nameLostModel } from '../../src/server/model-list.ts';

describe('the measured model at the end of a run', () => {
  it('is named as lost when only others are listed, and with what is there', () => {
    expect(nameLostModel('m', ['m'], ['other-model'])).toEqual(['model m was listed, and now other-model is']);
  });

  it.each([
    ['it is listed still', ['m'], ['other', 'm']],
    ['it never was (an alias)', ['weights'], ['weights-2']],
    ['nothing is listed any more, which says nothing', ['m'], []],
  ])('is not lost where %s', (_, before, after) => {
    expect(nameLostModel('m', before, after)).toEqual([]);
  });
});
