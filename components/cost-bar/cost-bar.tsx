import { useTranslations } from 'next-intl';
import { FigureName } from '@/components/figures/figure-name';
import { classes } from '@/components/foundation/classes';
import { useFormat } from '@/lib/format/use-format';
import { barShares } from './bar-shares';

/** A part of a {@link CostBar}. */
export type BarPart = {
  /** The meaning; its colour is in `cost-bar.css`. */
  tone: 'arrival' | 'fee' | 'interest' | 'penalty' | 'penalty-once' | 'frozen' | 'free' | 'rest';
  /** Its name, as in the legend: "Comisión por servicio". */
  label: string;
  /** Whole pesos; a part of 0 is not drawn. */
  amount: number;
  /** Below its name in the legend: how the amount comes about. */
  note?: string;
  /** Below that: what it is taken from. */
  hint?: string;
};

type BarProps = { parts: readonly BarPart[] };

/** A sum and its parts as a bar. Its text alternative: "De $204.000: $188.000 recibes en tu cuenta, …". */
export function CostBar({ parts }: BarProps) {
  const t = useTranslations('ui.costBar');
  const format = useFormat();
  const total = parts.reduce((sum, part) => sum + Math.max(0, part.amount), 0);
  const words = parts
    .filter((part) => part.amount > 0)
    .map(({ label, amount }) => `${format.money(amount)} ${label}`)
    .join(', ');
  const label = t('summary', { total: format.money(total), parts: words });
  return (
    <svg className="bar" role="img" aria-label={label}>
      <Shares of={parts} />
    </svg>
  );
}

/** The same as a line above figures that name the parts; decorative. */
export function CostLine({ parts }: { parts: readonly Share[] }) {
  return (
    <svg className="bar bar--line" aria-hidden="true">
      <Shares of={parts} />
    </svg>
  );
}

type Share = Pick<BarPart, 'tone' | 'amount'>;

function Shares({ of: parts }: { of: readonly Share[] }) {
  const shares = barShares(parts.map((part) => part.amount));
  let start = 0;
  return parts.map((part, index) => {
    const share = shares[index] ?? 0;
    if (share === 0) return null;
    const x = start;
    start += share;
    // A nested svg clips its content, so the 3 px gap needs no arithmetic with the bar's width.
    return (
      <svg key={part.tone} x={percent(x)} width={percent(share)} height="100%" aria-hidden="true">
        <rect className={`tone--${part.tone}`} x={x > 0 ? 3 : 0} width="100%" height="100%" />
      </svg>
    );
  });
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}

type LegendProps = BarProps & {
  /** The last line: the sum of the parts, in whole pesos. */
  total: { label: string; amount: number; note?: string };
  /** What arrives and the sum are shown above: only screen readers need them here. */
  isTold?: boolean;
};

/** The bar's legend. It lists every part, also one of 0, so that no cost is left out, and their sum. */
export function BarLegend({ parts, total, isTold = false }: LegendProps) {
  const format = useFormat();
  return (
    <dl className="legend">
      {parts.map(({ tone, label, amount, note, hint }) => (
        <div
          key={tone}
          className={classes(`tone--${tone}`, isTold && tone === 'arrival' && 'visually-hidden')}
        >
          <FigureName label={label} note={note} hint={hint} />
          <dd>{format.money(amount)}</dd>
        </div>
      ))}
      <div className={isTold ? 'visually-hidden' : 'legend__total'} data-sum="total">
        <FigureName label={total.label} note={total.note} />
        <dd>{format.money(total.amount)}</dd>
      </div>
    </dl>
  );
}
