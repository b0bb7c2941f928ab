import { classes } from '@/components/foundation/classes';
import { Icon } from '@/components/icon/icon';
import { iconArrowRight } from '@/components/icon/shapes/navigation';
import { Money } from '@/components/money/money';

/** One side: when, and how much in whole pesos. */
export type ExchangeSide = { label: string; amount: number };

/** Props of {@link Exchange}. */
export type ExchangeProps = {
  /** "Recibes hoy". */
  receive: ExchangeSide;
  /** "Devuelves el 20 dic". */
  repay: ExchangeSide;
};

/** A loan in one line, in two where sums are long or room is short: this much comes, that much goes back. */
export function Exchange({ receive, repay }: ExchangeProps) {
  const isLong = Math.max(receive.amount, repay.amount) >= 1_000_000;
  return (
    <div className={classes('exchange', isLong && 'exchange--tall')}>
      <Side {...receive} />
      <Icon of={iconArrowRight} />
      <Side {...repay} />
    </div>
  );
}

function Side({ label, amount }: ExchangeSide) {
  return (
    <p>
      <span className="small muted">{label}</span> <Money size="card" amount={amount} />
    </p>
  );
}
