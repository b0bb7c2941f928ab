/** The minimum width of a part above 0, so that a small cost is visible. */
const least = 0.03;

/**
 * The widths of a bar's parts, in the order of the amounts, as shares that sum to 1. A part of 0 or less has no
 * width; a part above 0 has at least 3%, which the other parts lose in proportion to their size.
 */
export function barShares(amounts: readonly number[]): number[] {
  const parts = amounts.map((amount) => Math.max(0, amount));
  const total = sum(parts);
  if (total === 0) return parts;
  let wide = total;
  let thin = 0;
  const widthOf = (part: number) => (part / wide) * (1 - least * thin);
  // From the smallest: widening it may make the next one too thin as well.
  for (const part of parts.filter((each) => each > 0).sort((one, other) => one - other)) {
    if (widthOf(part) >= least) break;
    wide -= part;
    thin += 1;
  }
  return parts.map((part) => (part === 0 ? 0 : Math.max(least, widthOf(part))));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
