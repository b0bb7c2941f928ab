/** Where nobody looks for the fault: the driver, and the helper that tries again. */
const within = /\/e2e\/(driver|detox\/setup)\//;

/** An error that points at the line of the spec, not at one of the driver's. */
export function specError(message: string): Error {
  const error = new Error(message);
  const lines = error.stack?.split('\n') ?? [];
  error.stack = lines.filter((line) => !within.test(line)).join('\n');
  return error;
}
