/** The precision of a rate: 5.25 % is 52,500 millionths. */
const millionths = 1_000_000;

/**
 * A share of an amount in whole pesos: `shareOf(200000, 0.05)` is 10000. Fractions of a peso are dropped, in
 * favour of the user. Calculated with integers, because of binary fractions: 100 * 0.29 is 28.999…
 */
export function shareOf(pesos: number, rate: number): number {
  const product = pesos * Math.round(rate * millionths);
  return (product - (product % millionths)) / millionths;
}
