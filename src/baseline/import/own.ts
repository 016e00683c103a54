import { parseResult } from '../../measure/parse-result.ts';
import { RESULT_SCHEMA } from '../../measure/session.ts';
import { fromSession } from '../imported-session.ts';
import { type Importer, memberOf } from './result-file.ts';

/** Our own `result.json`. */
export const own: Importer = {
  tool: 'throughput-gate',
  namesSessions: true,
  recognises: ({ json }) => memberOf(json, 'schema') === RESULT_SCHEMA,
  read: ({ path, text }) => [fromSession(parseResult(text, path), path)],
};
