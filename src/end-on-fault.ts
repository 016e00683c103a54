/**
 * Ends the process in words, and with an exit code of the gate's own, on an error that nobody has caught: Node's is 1,
 * which means "regressed".
 * @param explain tells what happened and gives the exit code
 */
export function endOnFault(explain: (fault: unknown) => number | Promise<number>): void {
  let isEnding = false;
  const end = async (fault: unknown): Promise<void> => {
    // What fails while a fault is explained has nobody left to tell it.
    if (isEnding) process.exit(2);
    isEnding = true;
    try {
      process.exit(await explain(fault));
    } catch {
      process.exit(2);
    }
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
