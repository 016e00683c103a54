import { describe, expect, it } from 'vitest';
import { maskSecretFields, secretFields } from '../../src/suite/secret-name.ts';

const FIELDS = {
  user_token: 'one',
  seed: 1,
  stop_token: 'word',
  max_tokens: 5,
  list: [{ password: 'two' }, 'plain'],
  deep: { more: { 'api-key': 'three', api_keys: ['four', 'five'] }, none: null },
};

describe('the fields of a request', () => {
  it('are stored with their secrets masked, at any depth', () => {
    expect(maskSecretFields(FIELDS)).toEqual({
      ...FIELDS,
      user_token: '***',
      list: [{ password: '***' }, 'plain'],
      deep: { more: { 'api-key': '***', api_keys: ['***', '***'] }, none: null },
    });
  });

  it('name the values that no text may hold', () => {
    expect(secretFields(FIELDS)).toEqual(['one', 'two', 'three', 'four', 'five']);
  });
});
