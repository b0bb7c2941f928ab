/** The middle of the values; the mean of the two middle ones where their number is even. NaN without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The values between which the middle half is: the first and the third quartile. */
export function spread(values: readonly number[]): [low: number, high: number] {
  return [quantile(values, 0.25), quantile(values, 0.75)];
}

/** The value below which that share of the values is; linear between neighbours (type 7 of Hyndman and Fan, as in R). */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? Number.NaN;
  return low + (high - low) * (position - Math.floor(position));
}
