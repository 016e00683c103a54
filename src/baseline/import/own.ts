import { valueAt } from '../../json-value.ts';
import { parseResult } from '../../measure/parse-result.ts';
import { RESULT_SCHEMA } from '../../measure/session.ts';
import { fromSession } from '../imported-session.ts';
import type { Importer } from './result-file.ts';

/** Our own `result.json`. */
export const own: Importer = {
  tool: 'throughput-gate',
  schema: RESULT_SCHEMA,
  namesSessions: true,
  recognises: ({ json }) => valueAt(json, 'schema') === RESULT_SCHEMA,
  read: ({ path, text }, whole) => {
    const session = parseResult(text, path);
    whole?.(session);
    return [fromSession(session, path)];
  },
};
