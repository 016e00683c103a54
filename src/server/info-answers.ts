import type { Target } from '../load/trial-plan.ts';
import { getInfo, type InfoAnswer, jsonOf } from './http-get.ts';

/** Endpoints that say what a server is. None of them generates, none is a destructive read. */
export const INFO_PATHS = [
  '/v1/models',
  '/version',
  '/server_info',
  '/get_server_info',
  '/model_info',
  '/props',
  '/info',
  '/api/version',
  '/api/ps',
] as const;

/** vLLM's development endpoint writes its settings as Python text unless asked for JSON; SGLang's doesn't mind. */
const QUERIES: Readonly<Record<string, string>> = { '/server_info': '/server_info?config_format=json' };

export type InfoPath = (typeof INFO_PATHS)[number];

/** Bodies of the 200 answers, as JSON, and the headers of `/v1/models`. An endpoint that isn't there is absent. */
export type InfoAnswers = {
  readonly bodies: Readonly<Partial<Record<InfoPath, unknown>>>;
  readonly headers: Readonly<Record<string, string>>;
};

/** Asks all information endpoints at once. */
export async function readInfoAnswers(target: Target, signal?: AbortSignal): Promise<InfoAnswers> {
  const options = signal === undefined ? {} : { signal };
  const answers = await Promise.all(
    INFO_PATHS.map(async (path) => [path, await getInfo(target, QUERIES[path] ?? path, options)] as const),
  );
  return collectAnswers(answers);
}

export function collectAnswers(answers: readonly (readonly [InfoPath, InfoAnswer])[]): InfoAnswers {
  const bodies: Partial<Record<InfoPath, unknown>> = {};
  let headers: Readonly<Record<string, string>> = {};
  for (const [path, answer] of answers) {
    const body = jsonOf(answer);
    if (body !== null) bodies[path] = body;
    if (path === '/v1/models' && answer.kind === 'answer') headers = answer.headers;
  }
  return { bodies, headers };
}
