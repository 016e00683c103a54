/** Where a server listens, what it is called and its random seed are no part of how fast it is. */
const OTHER_FLAGS = new Set([
  ...['--port', '--host', '--uds', '--root-path', '--url', '--served-model-name', '--alias'],
  ...['--seed', '--random-seed'],
]);

/** Paths and URLs differ between machines that run the same thing: only their presence counts. */
export function hidePlace(value: string): string {
  return /^(\/|\.{1,2}\/|~|[A-Za-z]:\\)|:\/\//.test(value) ? '<path>' : value;
}

const isFlag = (argument: string): boolean => /^-{1,2}[A-Za-z]/.test(argument);

/**
 * Launch arguments as flag → value, `--flag value`, `--flag=value` and bare flags alike; addresses, names and seeds left out. What
 * belongs to no flag is numbered by its place (`argument 1`).
 */
export function readLaunchArguments(list: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  let flag: string | null = null;
  let place = 0;
  for (const argument of list) {
    if (isFlag(argument)) {
      const [name = argument, ...rest] = argument.split('=');
      flag = name;
      values.set(flag, hidePlace(rest.join('=')));
    } else if (flag !== null) {
      values.set(flag, [values.get(flag), hidePlace(argument)].filter((part) => part).join(' '));
    } else {
      values.set(`argument ${++place}`, hidePlace(argument));
    }
  }
  for (const name of values.keys()) if (OTHER_FLAGS.has(name)) values.delete(name);
  return values;
}
