import { useFormat } from '@/lib/format/use-format';
import type { BarPart } from './bar-part';

/** Props of {@link BarLegend}. */
export type BarLegendProps = { parts: readonly BarPart[] };

/** The bar in words and figures: every part, also one of nothing, so that no cost goes unnamed. */
export function BarLegend({ parts }: BarLegendProps) {
  const format = useFormat();
  return (
    <dl className="legend">
      {parts.map((part) => (
        <div key={part.tone} className={`tone--${part.tone}`}>
          <dt>{part.label}</dt>
          <dd>{format.money(part.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
