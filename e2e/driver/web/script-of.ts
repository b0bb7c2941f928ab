/** The source of a script that `runScript` was given, a function or one in quotes; throws for anything else. */
export function scriptOf(script: unknown): string {
  const source = typeof script === 'function' ? script.toString() : script;
  if (typeof source !== 'string' || !/^\s*(function\b|\(|[\w$]+\s*=>)/.test(source)) {
    throw new TypeError(
      `runScript takes a function that is not asynchronous, or the text of one, not ${String(source)}`,
    );
  }
  return `(${source})`;
}
