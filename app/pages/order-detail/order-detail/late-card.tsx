import { useTranslations } from 'next-intl';
import { lateCost } from '@/app/orders/penalty';
import { Card } from '@/components/card/card';
import { BarLegend, type BarPart, CostBar } from '@/components/cost-bar/cost-bar';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { dailyRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import { ids } from './screen.ids';

type Props = { order: Order; rates: PenaltyRates };

/** The amount due of an overdue order, split into the loan and the penalty, as a bar with its legend. */
export function LateCard({ order, rates }: Props) {
  const t = useTranslations('orderDetail.late');
  const parts = useParts(order, rates);
  return (
    <div className="section section--near">
      <Card id={ids.lateCost} title={t('title')}>
        <CostBar parts={parts} />
        <BarLegend parts={parts} />
      </Card>
    </div>
  );
}

function useParts(order: Order, rates: PenaltyRates): BarPart[] {
  const t = useTranslations('orderDetail.late');
  const format = useFormat();
  const { total, perDay, split } = lateCost(order, rates);
  // A partial payment reduces the loan's share, not the penalty's.
  const loan: BarPart = { tone: 'arrival', label: t('loan'), amount: order.amount_due - total };
  if (split === null || perDay === null) {
    return [loan, { tone: 'penalty', label: t('penalty'), amount: total }];
  }
  return [
    loan,
    {
      tone: 'penalty-once',
      label: t('once', { rate: format.percent(rates.once_rate, 'ifAny') }),
      amount: split.once,
    },
    {
      tone: 'penalty',
      label: t('days', {
        days: order.days_overdue,
        perDay: format.money(perDay),
        rate: format.percent(dailyRateOf(rates), 'ifAny'),
      }),
      amount: split.days,
    },
  ];
}
