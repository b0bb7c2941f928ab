import { useTranslations } from 'next-intl';
import { useFormat } from '@/lib/format/use-format';
import type { BarPart } from './bar-part';
import { barShares } from './bar-shares';

/** Props of {@link CostBar}. */
export type CostBarProps = {
  /** In the order of the legend. */
  parts: readonly BarPart[];
};

/** A sum and its parts as a bar. Its name says the same in words: "De $204.000: $188.000 recibes en tu cuenta, …". */
export function CostBar({ parts }: CostBarProps) {
  const t = useTranslations('ui.costBar');
  const format = useFormat();
  const total = parts.reduce((sum, part) => sum + Math.max(0, part.amount), 0);
  const words = parts
    .filter((part) => part.amount > 0)
    .flatMap(({ label, amount, less }) => [
      `${format.money(amount + (less?.amount ?? 0))} ${label}`,
      ...(less ? [`${format.money(-less.amount)} ${less.label}`] : []),
    ])
    .join(', ');
  const label = t('summary', { total: format.money(total), parts: words });
  const shares = barShares(parts.map((part) => part.amount));
  let start = 0;
  return (
    <svg className="bar" role="img" aria-label={label}>
      {parts.map((part, index) => {
        const share = shares[index] ?? 0;
        if (share === 0) return null;
        const x = start;
        start += share;
        // A nested svg clips, so that the gap of 3 px needs no arithmetic with the bar's width.
        return (
          <svg
            key={part.tone}
            x={percent(x)}
            width={percent(share)}
            height="100%"
            aria-hidden="true"
          >
            <rect className={`tone--${part.tone}`} x={x > 0 ? 3 : 0} width="100%" height="100%" />
          </svg>
        );
      })}
    </svg>
  );
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}
