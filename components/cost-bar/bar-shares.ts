/** The least width of a part that is not nothing, so that a small cost is still seen. */
const least = 0.03;

/**
 * The widths of a bar's parts, in the order of the amounts, as shares that sum to 1. A part of nothing (or
 * less) has none; one too thin to be seen gets 3%, which the others give up by their size.
 */
export function barShares(amounts: readonly number[]): number[] {
  const parts = amounts.map((amount) => Math.max(0, amount));
  const total = sum(parts);
  if (total === 0) return parts;
  const shares = parts.map((part) => part / total);
  const thin = shares.filter((share) => share > 0 && share < least);
  const room = 1 - least * thin.length;
  const wide = 1 - sum(thin);
  return shares.map((share) => {
    if (share === 0) return 0;
    return share < least ? least : (share / wide) * room;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
