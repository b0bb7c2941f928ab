/** The largest seed that a sandbox takes, and one more. */
const limit = 2 ** 32;

/**
 * The seed of a run: the one that was asked for, else a new one, short enough to be typed again. Throws
 * where the text is none.
 */
export function seedOf(asked: string | undefined): number {
  if (asked === undefined) return Math.floor(Math.random() * 1_000_000);
  const seed = Number(asked);
  const isOne = /^\d+$/.test(asked) && seed < limit;
  if (!isOne) throw new Error(`--seed: a whole number from 0 to ${limit - 1}: ${asked}`);
  return seed;
}
