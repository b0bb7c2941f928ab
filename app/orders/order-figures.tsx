import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figure';
import { Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { orderCae } from './order-cae';

/**
 * Every figure of an order: beside the fee always what arrives, what is paid back and when, and the
 * CAE (contract.md section 1, "Cost is never hidden"). What being late costs stands apart.
 */
export function OrderFigures({ order }: { order: Order }) {
  const t = useTranslations('orders.figures');
  const format = useFormat();
  const cae = orderCae(order);
  const words = wordsOf(order);
  const repaidOn = (order.state === 'cleared' && order.cleared_at) || order.repay_date;
  return (
    <Figures>
      <Figure
        label={t('amount')}
        value={t('amountAndTerm', { amount: format.money(order.amount), days: order.term_days })}
      />
      <Figure label={t('fee')} value={format.money(-order.service_fee)} />
      <Figure kind="total" label={t(words.arrival)} value={format.money(order.arrival)} />
      <Figure label={t('interest')} value={format.money(order.interest)} />
      <Figure
        kind="total"
        label={t(words.repayment, { date: format.date(repaidOn) })}
        value={format.money(order.repayment)}
      />
      {cae !== null && <Figure label={t('cae')} value={format.percent(cae)} />}
    </Figures>
  );
}

/** What lies behind is told in the past: money that came, a date that went by, a loan that was paid back. */
function wordsOf({ state, disbursed_at }: Order) {
  const arrival = disbursed_at === undefined ? 'arrival' : 'arrived';
  if (state === 'cleared') return { arrival, repayment: 'repaid' } as const;
  return { arrival, repayment: state === 'overdue' ? 'missed' : 'repayment' } as const;
}
