import { readFile } from 'node:fs/promises';
import { GateError } from '../gate-error.ts';
import { type JsonObject, objectAt } from '../json-value.ts';

/** The event's payload from the file the runner names; `{}` where there is none. */
export async function readPayload(path: string | undefined): Promise<JsonObject> {
  if (path === undefined || path === '') return {};
  const payload = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch((cause: unknown) => {
      throw new GateError(
        'bad-usage',
        `The event file ${path} (GITHUB_EVENT_PATH) can't be read as JSON.`,
        'Run the action on a GitHub Actions runner, or give it a whole event file.',
        { cause },
      );
    });
  return objectAt(payload) ?? {};
}
