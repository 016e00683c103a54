import { readFileSync } from 'node:fs';

/** A container that a launch command starts: stopped by itself, as a signal to the client doesn't always reach it. */
export type Container = {
  readonly runtime: 'docker' | 'podman';
  /** Name, or id once known. */
  readonly name: string | null;
  readonly cidFile: string | null;
};

const RUN = /^(\s*(?:exec\s+|sudo\s+)*)(docker|podman)(\s+(?:container\s+)?run)(?=\s)/;

/**
 * A `docker run` (or podman) command and the container it starts; where it has no name of its own, `--cidfile` is
 * added. A command that isn't one comes back as it is; a docker client inside a script gets the signals of its group.
 */
export function withContainer(
  command: string | readonly string[],
  cidFile: string,
): { readonly command: string | readonly string[]; readonly container: Container | null } {
  if (typeof command !== 'string') return withContainerWords(command, cidFile);
  const match = RUN.exec(command);
  if (match === null) return { command, container: null };
  const runtime = match[2] === 'podman' ? 'podman' : 'docker';
  const named = optionOf(command.split(/\s+/), '--name');
  if (named !== null) return { command, container: { runtime, name: named, cidFile: null } };
  const given = optionOf(command.split(/\s+/), '--cidfile');
  if (given !== null) return { command, container: { runtime, name: null, cidFile: given } };
  const added = `${match[0]} --cidfile '${cidFile.replaceAll("'", "'\\''")}'${command.slice(match[0].length)}`;
  return { command: added, container: { runtime, name: null, cidFile } };
}

/** Options of `docker run` that take no value; every other one does. */
const SWITCHES =
  /^--(detach|disable-content-trust|help|init|interactive|no-healthcheck|oom-kill-disable|privileged|publish-all|quiet|read-only|rm|sig-proxy|tty|replace|rmi|tls-verify)$/;

/** `docker run -d`: the client ends at once, its container lives on. Options stand before the image. */
export function isDetached(command: string | readonly string[]): boolean {
  const words = typeof command === 'string' ? (RUN.test(command) ? command.trim().split(/\s+/) : []) : command;
  const client = words.findIndex((word) => /(^|\/)(docker|podman)$/.test(word));
  const run = words.indexOf('run', client);
  if (client < 0 || run < 0 || run > client + 2) return false;
  for (let at = run + 1; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) return false;
    if (/^--detach(=true)?$/.test(word) || /^-[itqP]*d/.test(word)) return true;
    if (!word.includes('=') && !SWITCHES.test(word) && !/^-[itqP]+$/.test(word)) at++;
  }
  return false;
}

/** Container id or name to stop, null when it never came to be. */
export function containerToStop({ name, cidFile }: Container): string | null {
  if (name !== null || cidFile === null) return name;
  try {
    return readFileSync(cidFile, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

function withContainerWords(
  words: readonly string[],
  cidFile: string,
): { readonly command: readonly string[]; readonly container: Container | null } {
  const run = words.indexOf('run');
  const program = words[0]?.split('/').at(-1);
  if ((program !== 'docker' && program !== 'podman') || run < 1 || run > 2) return { command: words, container: null };
  const name = optionOf(words, '--name');
  const given = optionOf(words, '--cidfile');
  if (name !== null || given !== null) return { command: words, container: { runtime: program, name, cidFile: given } };
  const command = [...words.slice(0, run + 1), '--cidfile', cidFile, ...words.slice(run + 1)];
  return { command, container: { runtime: program, name: null, cidFile } };
}

function optionOf(words: readonly string[], option: string): string | null {
  const joined = words.find((word) => word.startsWith(`${option}=`));
  if (joined !== undefined) return unquoted(joined.slice(option.length + 1));
  const at = words.indexOf(option);
  const value = at < 0 ? undefined : words[at + 1];
  return value === undefined ? null : unquoted(value);
}

const unquoted = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2');
