/** An error that points at the line of the spec, not at one of the driver's. */
export function specError(message: string): Error {
  const error = new Error(message);
  const lines = error.stack?.split('\n') ?? [];
  error.stack = lines.filter((line) => !line.includes('/e2e/driver/')).join('\n');
  return error;
}
