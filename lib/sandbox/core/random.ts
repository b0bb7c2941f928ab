/** Where the generator keeps its place; part of the sandbox's state, so that a restore goes on. */
export type RandomPlace = { random: number };

/** Deterministic chance: the same seed gives the same tokens, codes and numbers. */
export type Random = {
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number;
  /** `length` characters of `alphabet`. */
  text: (length: number, alphabet: string) => string;
};

const hexDigits = '0123456789abcdef';

/** Mulberry32 over a place that is saved with the state; no use outside a sandbox. */
export function createRandom(place: RandomPlace): Random {
  const below = (limit: number) => {
    place.random = (place.random + 0x6d2b79f5) >>> 0;
    let mixed = place.random;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit;
  };
  const whole = (limit: number) => Math.floor(below(limit));
  return {
    below: whole,
    text: (length, alphabet) =>
      Array.from({ length }, () => alphabet.charAt(whole(alphabet.length))).join(''),
  };
}

/** An identifier such as `img_0f3a…`: a readable kind and 16 hexadecimal digits. */
export function newId(random: Random, kind: string): string {
  return `${kind}_${random.text(16, hexDigits)}`;
}
