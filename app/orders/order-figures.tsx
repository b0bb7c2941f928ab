import { useTranslations } from 'next-intl';
import { CostSummary } from '@/components/cost-summary/cost-summary';
import { Figures } from '@/components/figures/figures';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { arrivalLines, repaidLines, repaymentLines } from '@/lib/loan/figure-lines';
import { useToday } from '@/lib/server-time/use-today';
import { hasPaid } from './balance-lines';
import { BalanceRows } from './balance-rows';
import { clearedFrom } from './cleared-from';
import { dueDateOf } from './due-date';
import { FigureRows } from './figure-rows';
import { orderCae } from './order-cae';
import { historyOf, takenBy } from './order-history';
import { usePenaltyRates } from './penalty';

/**
 * All figures of an order: at a glance with its cost and its CAE (contract.md section 1, "Cost is never
 * hidden"), then in lists that add up: what was received, what is repaid and when, and, after a payment or
 * before the due date, what is left today. Of a loan that is paid back what it has really taken.
 */
export function OrderFigures({ order }: { order: Order }) {
  const t = useTranslations('orders.figures');
  const more = useTranslations('orderFigures');
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const history = historyOf(order);
  const isCleared = order.state === 'cleared';
  const taken = isCleared ? takenBy(history) : null;
  const { arrival, repayment } = labelsOf(order, isCleared ? taken : history.paid);
  const due = dueDateOf(order, useToday());
  const repaidOn = (taken !== null && clearedFrom(order)) || due;
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
    late: more('late'),
    adjustment: more('adjustment'),
    wayFees: more('wayFees'),
    repayment:
      repaidOn === null ? t('repaymentOpen') : t(repayment, { date: format.date(repaidOn) }),
  };
  return (
    <>
      <CostSummary
        arrival={{ label: arrivalLabels.arrival, amount: order.arrival }}
        repayment={{ label: repaymentLabels.repayment, amount: taken ?? order.repayment }}
        cae={orderCae(order)}
      />
      <Figures>
        <FigureRows lines={arrivalLines(order)} label={({ key }) => arrivalLabels[key]} />
      </Figures>
      <Figures>
        <FigureRows
          lines={taken === null ? repaymentLines(order) : repaidLines(order, history)}
          label={({ key }) => repaymentLabels[key]}
        />
      </Figures>
      {isCleared && taken === null && <p className="small muted mt-2">{more('paidUnknown')}</p>}
      {(hasPaid(order, rates) || history.saved > 0) && (
        <BalanceRows
          order={order}
          rates={rates}
          left={history.saved > 0 && !isCleared ? more('leftToday') : undefined}
        />
      )}
    </>
  );
}

/**
 * Labels in the past tense for what has happened: the payout, a missed date, the repayment. What a loan with a part
 * paid was agreed to take is no longer what it takes.
 */
function labelsOf({ state, disbursed_at }: Order, paid: number | null) {
  const arrival = disbursed_at === undefined ? 'arrival' : 'arrived';
  if (state === 'cleared') {
    return { arrival, repayment: paid === null ? 'agreed' : 'repaid' } as const;
  }
  if (state === 'overdue') return { arrival, repayment: 'missed' } as const;
  return { arrival, repayment: paid ? 'agreed' : 'repayment' } as const;
}
