/** The generator's state; stored with the sandbox's state. */
export type RandomState = { random: number };

/** A deterministic random generator: the same seed gives the same tokens, codes and numbers. */
export type Random = {
  /** An integer from 0 to `limit` - 1. */
  below: (limit: number) => number;
  /** `length` characters of `alphabet`. */
  text: (length: number, alphabet: string) => string;
};

/** Creates a Mulberry32 generator that advances `state`. Not cryptographically secure. */
export function createRandom(state: RandomState): Random {
  const below = (limit: number) => {
    state.random = (state.random + 0x6d2b79f5) >>> 0;
    let mixed = state.random;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    text: (length, alphabet) =>
      Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join(''),
  };
}

/** An identifier such as `img_0f3a…`: the kind and 16 hexadecimal digits. */
export function newId(random: Random, kind: string): string {
  return `${kind}_${random.text(16, '0123456789abcdef')}`;
}
