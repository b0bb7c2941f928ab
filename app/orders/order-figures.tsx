import { useTranslations } from 'next-intl';
import { CostSummary } from '@/components/cost-summary/cost-summary';
import { Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { arrivalLines, repaymentLines } from '@/lib/loan/figure-lines';
import { hasPaid } from './balance-lines';
import { BalanceRows } from './balance-rows';
import { FigureRows } from './figure-rows';
import { orderCae } from './order-cae';
import { usePenaltyRates } from './penalty';

/**
 * All figures of an order: at a glance with its cost and its CAE (contract.md section 1, "Cost is never
 * hidden"), then in lists that add up: what was received, what is repaid and when, and, after a payment, what is
 * left.
 */
export function OrderFigures({ order }: { order: Order }) {
  const t = useTranslations('orders.figures');
  const more = useTranslations('orderFigures');
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const { arrival, repayment } = labelsOf(order);
  const repaidOn = (order.state === 'cleared' && order.cleared_at) || order.repay_date;
  const term = more('amountAndTerm', { days: order.term_days });
  const arrivalLabels = {
    amount: term,
    fee: t('fee'),
    coupon: more('coupon'),
    netFee: more('netFee'),
    arrival: t(arrival),
  };
  const repaymentLabels = {
    amount: term,
    interest: t('interest'),
    repayment: t(repayment, { date: format.date(repaidOn) }),
  };
  return (
    <>
      <CostSummary
        arrival={{ label: arrivalLabels.arrival, amount: order.arrival }}
        repayment={{ label: repaymentLabels.repayment, amount: order.repayment }}
        cae={orderCae(order)}
      />
      <Figures>
        <FigureRows lines={arrivalLines(order)} label={({ key }) => arrivalLabels[key]} />
      </Figures>
      <Figures>
        <FigureRows lines={repaymentLines(order)} label={({ key }) => repaymentLabels[key]} />
      </Figures>
      {hasPaid(order, rates) && <BalanceRows order={order} rates={rates} />}
    </>
  );
}

/** Labels in the past tense for what has happened: the payout, a missed date, the repayment. */
function labelsOf({ state, disbursed_at }: Order) {
  const arrival = disbursed_at === undefined ? 'arrival' : 'arrived';
  if (state === 'cleared') return { arrival, repayment: 'repaid' } as const;
  return { arrival, repayment: state === 'overdue' ? 'missed' : 'repayment' } as const;
}
