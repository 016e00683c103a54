import { parseCommandLine } from '../../src/command-line/program.ts';

/** What the command line prints for these words, at a width that fits any page. */
function help(argv: readonly string[]): string {
  let text = '';
  const take = (more: string) => {
    text += more;
  };
  parseCommandLine({ argv, env: {} }, { out: take, err: take, width: 80 });
  return text.trimEnd();
}

/** Commands in the order in which the overview lists them. */
export function listCommands(): string[] {
  const [, list = ''] = help(['--help']).split('Commands:\n');
  return [...list.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = '']) => name).filter((name) => name !== 'help');
}

export function describeOverview(): string {
  return `\`\`\`text\n${help(['--help'])}\n\`\`\``;
}

export function describeCommands(): string {
  return listCommands()
    .map((name) => `### ${name}\n\n\`\`\`text\n${help([name, '--help'])}\n\`\`\``)
    .join('\n\n');
}
