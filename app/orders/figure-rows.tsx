import type { ReactNode } from 'react';
import { Figure } from '@/components/figures/figures';
import { useFormat } from '@/lib/format/use-format';
import type { FigureLine } from '@/lib/loan/figure-lines';

/** Props of {@link FigureRows}. */
export type FigureRowsProps<Line extends FigureLine> = {
  lines: readonly Line[];
  label: (line: Line) => ReactNode;
  /** Below a line's name: how its amount comes about. */
  note?: (line: Line) => string | undefined;
};

/** Lines of pesos inside `Figures`; a reduction that adds to a sum has a plus. */
export function FigureRows<Line extends FigureLine>({ lines, label, note }: FigureRowsProps<Line>) {
  const { money } = useFormat();
  return lines.map((line, index) => {
    const { key, amount, role } = line;
    const sign = role === 'less' && amount > 0 ? '+' : '';
    return (
      <Figure
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered, and a key may repeat
        key={`${key} ${index}`}
        kind={role === 'part' ? 'plain' : role}
        label={label(line)}
        value={`${sign}${money(amount)}`}
        note={note?.(line)}
      />
    );
  });
}
