import { Fragment } from 'react';
import { useFormat } from '@/lib/format/use-format';
import type { BarPart } from './bar-part';

/** Props of {@link BarLegend}. */
export type BarLegendProps = { parts: readonly BarPart[] };

/** The bar in words and figures: every part, also one of nothing, so that no cost goes unnamed. */
export function BarLegend({ parts }: BarLegendProps) {
  const format = useFormat();
  return (
    <dl className="legend">
      {parts.map(({ tone, label, amount, less }) => (
        <Fragment key={tone}>
          <div className={`tone--${tone}`}>
            <dt>{label}</dt>
            <dd>{format.money(amount + (less?.amount ?? 0))}</dd>
          </div>
          {less && (
            <div className="legend__less">
              <dt>{less.label}</dt>
              <dd>{format.money(-less.amount)}</dd>
            </div>
          )}
        </Fragment>
      ))}
    </dl>
  );
}
