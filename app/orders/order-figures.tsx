import { useTranslations } from 'next-intl';
import { CostSummary } from '@/components/cost-summary/cost-summary';
import { Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { arrivalLines, repaidLines } from '@/lib/loan/figure-lines';
import { hasPaid } from './balance-lines';
import { BalanceRows } from './balance-rows';
import { earlySaving } from './early-saving';
import { FigureRows } from './figure-rows';
import { orderCae } from './order-cae';
import { usePenaltyRates } from './penalty';

/**
 * All figures of an order: at a glance with its cost and its CAE (contract.md section 1, "Cost is never
 * hidden"), then in lists that add up: what was received, what is repaid and when, and, after a payment or
 * before the due date, what is left today.
 */
export function OrderFigures({ order }: { order: Order }) {
  const t = useTranslations('orders.figures');
  const more = useTranslations('orderFigures');
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const saved = earlySaving(order);
  const isCleared = order.state === 'cleared';
  const left = saved > 0 && !isCleared ? more('leftToday') : undefined;
  const repaid = repaidLines(order, isCleared ? saved : 0);
  const { arrival, repayment } = labelsOf(order);
  const repaidOn = (isCleared && order.cleared_at) || order.repay_date;
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
    early: more('early'),
    repayment: t(repayment, { date: format.date(repaidOn) }),
  };
  return (
    <>
      <CostSummary
        arrival={{ label: arrivalLabels.arrival, amount: order.arrival }}
        repayment={{
          label: repaymentLabels.repayment,
          amount: order.repayment - (isCleared ? saved : 0),
        }}
        cae={orderCae(order)}
      />
      <Figures>
        <FigureRows lines={arrivalLines(order)} label={({ key }) => arrivalLabels[key]} />
      </Figures>
      <Figures>
        <FigureRows lines={repaid} label={({ key }) => repaymentLabels[key]} />
      </Figures>
      {(hasPaid(order, rates) || saved > 0) && (
        <BalanceRows order={order} rates={rates} left={left} />
      )}
    </>
  );
}

/** Labels in the past tense for what has happened: the payout, a missed date, the repayment. */
function labelsOf({ state, disbursed_at }: Order) {
  const arrival = disbursed_at === undefined ? 'arrival' : 'arrived';
  if (state === 'cleared') return { arrival, repayment: 'repaid' } as const;
  return { arrival, repayment: state === 'overdue' ? 'missed' : 'repayment' } as const;
}
