/** Rates are read to a millionth: 5.25 % is 52,500 millionths. */
const millionths = 1_000_000;

/**
 * The share of an amount, in whole pesos: `shareOf(200000, 0.05)` is 10000. A fraction of a peso is
 * dropped, in favour of the person who pays. Computed in whole numbers, so that the noise of binary
 * fractions (100 * 0.29 is 28.999…) never costs a peso.
 */
export function shareOf(pesos: number, rate: number): number {
  const product = pesos * Math.round(rate * millionths);
  return (product - (product % millionths)) / millionths;
}
