import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Figure, Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { type FigureLine, repaidLines } from '@/lib/loan/figure-lines';
import { FigureRows } from '../figure-rows';
import { historyOf } from '../order-history';
import { costsMore } from './use-how-paid';

type Props = {
  order: Order;
  /** The cost of the contract is divided into fee and interest. */
  inParts?: boolean;
  /** Further `Figure` elements below the sum. */
  children?: ReactNode;
};

/**
 * What a loan has cost by what was really paid; where that is not what was signed, or with `inParts`, as a sum. Only where it
 * is known.
 */
export function PaidCost({ order, inParts = false, children }: Props) {
  const t = useTranslations('orders.figures');
  const total = useTranslations('ui.breakdown')('costPast');
  const { money } = useFormat();
  const signed = costOf(order);
  const more = costsMore(order) ?? 0;
  const isSum = inParts || more !== 0;
  return (
    <Figures>
      {isSum && (
        <Figure
          label={t(inParts ? 'fee' : 'costSigned')}
          value={money(inParts ? order.service_fee : signed)}
        />
      )}
      {isSum && <FigureRows lines={changesOf(order, inParts)} label={({ key }) => t(key)} />}
      <Figure kind={isSum ? 'total' : 'rate'} label={total} value={money(signed + more)} />
      {children}
    </Figures>
  );
}

type Change = FigureLine<
  Exclude<ReturnType<typeof repaidLines>[number]['key'], 'amount' | 'repayment'>
>;

/** What was added to the cost, or taken off it, and with `inParts` its interest. */
function changesOf(order: Order, inParts: boolean): Change[] {
  return repaidLines(order, historyOf(order)).filter(
    (line): line is Change =>
      line.key !== 'amount' && line.key !== 'repayment' && (inParts || line.key !== 'interest'),
  );
}
