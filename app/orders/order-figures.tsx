import { useTranslations } from 'next-intl';
import { Figure, Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { orderCae } from './order-cae';

/**
 * All figures of an order: the fee always along with what is received, what is repaid and when, and the
 * CAE (contract.md section 1, "Cost is never hidden"). The penalty is shown elsewhere.
 */
export function OrderFigures({ order }: { order: Order }) {
  const t = useTranslations('orders.figures');
  const format = useFormat();
  const cae = orderCae(order);
  const labels = labelsOf(order);
  const repaidOn = (order.state === 'cleared' && order.cleared_at) || order.repay_date;
  return (
    <Figures>
      <Figure
        label={t('amount')}
        value={t('amountAndTerm', { amount: format.money(order.amount), days: order.term_days })}
      />
      <Figure label={t('fee')} value={format.money(-order.service_fee)} />
      <Figure kind="total" label={t(labels.arrival)} value={format.money(order.arrival)} />
      <Figure label={t('interest')} value={format.money(order.interest)} />
      <Figure
        kind="total"
        label={t(labels.repayment, { date: format.date(repaidOn) })}
        value={format.money(order.repayment)}
      />
      {cae !== null && <Figure label={t('cae')} value={format.percent(cae)} />}
    </Figures>
  );
}

/** Labels in the past tense for what has happened: the payout, a missed date, the repayment. */
function labelsOf({ state, disbursed_at }: Order) {
  const arrival = disbursed_at === undefined ? 'arrival' : 'arrived';
  if (state === 'cleared') return { arrival, repayment: 'repaid' } as const;
  return { arrival, repayment: state === 'overdue' ? 'missed' : 'repayment' } as const;
}
