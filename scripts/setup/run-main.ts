/**
 * Runs the main function of a command. What it throws ends the command with exit code 1 and one line; a fault of the
 * code, such as a TypeError, also with its stack.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exitCode = 1;
  });
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // fetch throws a TypeError, which has the reason as its cause.
  if (error.cause instanceof Error && 'code' in error.cause) {
    return `${error.message}: ${error.cause.message}`;
  }
  const isFault = error.name !== 'Error' && error.name !== 'BuildError' && !('code' in error);
  return isFault ? (error.stack ?? error.message) : error.message;
}
