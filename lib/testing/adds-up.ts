import type { FigureLine } from '@/lib/loan/figure-lines';

/** A line of a list of figures, in pesos. */
export type Figure = Pick<FigureLine, 'amount' | 'role'>;

/**
 * The lines of a list of figures that do not add up, as text; empty if all do. Each total starts at zero. Two
 * amounts without a total, or one after the last total, are wrong too: a reader would add them up.
 */
export function wrongSums(lines: readonly Figure[]): string[] {
  const wrong: string[] = [];
  let parts: number[] = [];
  let totals = 0;
  for (const { amount, role } of lines) {
    if (role === 'part' || role === 'less') {
      parts.push(amount);
    } else {
      const sum = parts.reduce((all, part) => all + part, 0);
      if (sum !== amount) wrong.push(`total ${amount} of ${parts.join(', ')}`);
      parts = [];
      totals += 1;
    }
  }
  if (parts.length > 1 || (totals > 0 && parts.length > 0)) {
    wrong.push(`no total of ${parts.join(', ')}`);
  }
  return wrong;
}
