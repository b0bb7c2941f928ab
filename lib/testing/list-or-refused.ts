/** What `read` returns; `refused` where it throws a SyntaxError. */
export function orRefused(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) return 'refused';
    throw error;
  }
}

/** The list in a JSON text as JSON.parse reads it; `refused` for every other text. */
export function parsedList(text: string): unknown {
  return orRefused(() => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : 'refused';
  });
}
