import { useTranslations } from 'next-intl';
import { toService } from '@/app/layout/to-service';
import { MaximumNotice } from '@/app/loan/maximum-notice';
import { type BalanceLine, balanceLines } from '@/app/orders/balance-lines';
import { BalanceRows, useBalanceLabel } from '@/app/orders/balance-rows';
import { Card } from '@/components/card/card';
import { BarLegend, type BarPart, CostBar } from '@/components/cost-bar/cost-bar';
import type { Order } from '@/lib/api/schemas/order';
import { config } from '@/lib/config';
import { isAboveMaximum } from '@/lib/loan/legal-maximum';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { ids } from './screen.ids';

type Props = { order: Order; rates: PenaltyRates };

/**
 * Why an overdue order has its amount due: the loan and the penalty as a bar with its legend; after a
 * payment a list that subtracts it, as a bar has no negative parts. Nothing where that is not known.
 */
export function LateCard({ order, rates }: Props) {
  const t = useTranslations('orderDetail.late');
  const owed = useTranslations('home.overdue')('owed');
  const parts = useBarParts(order, rates);
  if (parts?.length === 0) return null;
  // The notice says it with its own figures.
  const saysClaim = !config.lender.demo && isAboveMaximum(rates, order);
  return (
    <div className="section section--near">
      <Card id={ids.lateCost} title={t('title')}>
        {parts ? (
          <>
            <CostBar parts={parts} />
            <BarLegend parts={parts} total={{ label: owed, amount: order.amount_due }} />
          </>
        ) : (
          <BalanceRows order={order} rates={rates} />
        )}
        <div className="small">
          <MaximumNotice isNote={config.lender.demo} loan={order} rates={rates} />
          {!saysClaim && <p className="muted mt-2">{t.rich('claim', { a: toService })}</p>}
        </div>
      </Card>
    </div>
  );
}

const tones: Partial<Record<BalanceLine['key'], BarPart['tone']>> = {
  loan: 'arrival',
  once: 'penalty-once',
  days: 'penalty',
  penalty: 'penalty',
};

/** None where the server does not say what is due; `null` if that has other parts than the loan and the penalty. */
function useBarParts(order: Order, rates: PenaltyRates): BarPart[] | null {
  const label = useBalanceLabel(order, rates);
  const parts: BarPart[] = [];
  for (const line of balanceLines(order, rates)) {
    const tone = tones[line.key];
    if (tone) parts.push({ tone, label: label(line), amount: line.amount });
    else if (line.role !== 'total') return null;
  }
  return parts;
}
