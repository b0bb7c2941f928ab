/** The source of a script of `runScript`: a function, or its source. Throws for anything else. */
export function scriptOf(script: unknown): string {
  const source = typeof script === 'function' ? script.toString() : script;
  if (typeof source !== 'string' || !/^\s*(function\b|\(|[\w$]+\s*=>)/.test(source)) {
    throw new TypeError(
      `runScript takes a function that is not asynchronous, or its source, not ${String(source)}`,
    );
  }
  return `(${source})`;
}
