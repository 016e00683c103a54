import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { loadLanguageService } from './language-service.ts';

export type Linter = (path: string, text: string) => Promise<string[]>;

/** What GitHub's own language service has against a file; uses of this action are held against action.yml. */
export async function loadLinter(): Promise<Linter> {
  const { validate } = await loadLanguageService();
  const action = parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8'));
  let documents = 0;
  return async (path, text) => {
    // The service keeps what it has parsed by address: a folder of its own each time.
    documents += 1;
    const document = TextDocument.create(`file:///${documents}/${path}`, 'yaml', 1, text);
    const found = await validate(document, {
      actionsMetadataProvider: {
        fetchActionMetadata: async ({ name, path: folder }) =>
          name.includes('throughput-gate') && folder === undefined ? action : undefined,
      },
    });
    // Other actions aren't here to be looked at.
    const own = found.filter(({ message }) => !String(message).startsWith('Unable to resolve action `actions/'));
    return own.map(({ message, range }) => `${path}:${range.start.line + 1}: ${message}`);
  };
}
