import { useTranslations } from 'next-intl';
import { useCouponNotes } from '@/components/breakdown/use-coupon-notes';
import { useTermText } from '@/components/breakdown/use-term-text';
import { CostSummary } from '@/components/cost-summary/cost-summary';
import { Figure, Figures } from '@/components/figures/figures';
import { Unfold } from '@/components/unfold/unfold';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { arrivalLines, repaidLines, repaymentLines } from '@/lib/loan/figure-lines';
import { useToday } from '@/lib/server-time/use-today';
import { hasPaid } from './balance-lines';
import { BalanceRows } from './balance-rows';
import { dueDateOf, freeDaysOf } from './due-date';
import { FigureRows } from './figure-rows';
import { orderCae } from './order-cae';
import { historyOf } from './order-history';
import { usePenaltyRates } from './penalty';
import { type TotalBack, totalBack } from './total-back';
import { useCostLabels } from './use-cost-labels';

type Props = {
  order: Order;
  /** Only what was signed, whatever became of it: in the contract. */
  asSigned?: boolean;
};

/**
 * All figures of an order: at a glance with its cost and its CAE (contract.md section 1, "Cost is never hidden"), of a
 * running loan of which nothing was paid these two alone, as the rest is above; then, folded, in lists that add up: what
 * was received, what is repaid and when, and, until it is repaid, after a payment or before the due date, what is left
 * today. The contract has the lists alone, above cost and CAE: no figure stands there twice. The cost is that of all that
 * the loan takes: {@link totalBack}.
 */
export function OrderFigures({ order, asSigned = false }: Props) {
  const t = useTranslations('orders.figures');
  const more = useTranslations('orderFigures');
  const caeName = useTranslations('ui.breakdown')('cae');
  const termText = useTermText();
  const format = useFormat();
  const today = useToday();
  const known = totalBack(order, today);
  const total: TotalBack =
    asSigned && known.kind !== 'repayment' ? { amount: order.repayment, kind: 'agreed' } : known;
  const labels = useCostLabels(order, total);
  const isRepaid = total.kind === 'repaid';
  const date = dueDateOf(order, today);
  const labelOf = (kind: TotalBack['kind'] | 'missed') =>
    date === null ? t('repaymentOpen') : t(kind, { date: format.date(date) });
  const notes = useCouponNotes({ fee: order.service_fee, discount: order.discount });
  const term = more('amountAndTerm', { term: termText(order.term_days, freeDaysOf(order, today)) });
  const arrivalLabels = {
    amount: term,
    fee: t('fee'),
    arrival: t(order.disbursed_at === undefined ? 'arrival' : 'arrived'),
  };
  const repaymentLabels = {
    amount: term,
    repayment: labelOf(asSigned ? total.kind : signedKind(order, total)),
  };
  const cae = orderCae(order);
  const lists = (
    <>
      <Figures>
        <FigureRows
          lines={arrivalLines(order)}
          label={({ key }) => arrivalLabels[key]}
          note={({ key }) => notes[key]}
        />
      </Figures>
      <Figures>
        <FigureRows
          lines={isRepaid ? repaidLines(order, historyOf(order)) : repaymentLines(order)}
          label={({ key }) =>
            key === 'amount' || key === 'repayment' ? repaymentLabels[key] : t(key)
          }
        />
      </Figures>
    </>
  );
  const cost = (
    <Figures>
      <Figure label={labels.cost} value={format.money(total.amount - order.arrival)} />
      {cae !== null && (
        <Figure kind="rate" label={labels.cae ?? caeName} value={format.percent(cae)} />
      )}
    </Figures>
  );
  if (asSigned) {
    return (
      <>
        {lists}
        {cost}
      </>
    );
  }
  return (
    <>
      {order.state === 'lending' && total.kind === 'repayment' ? (
        cost
      ) : (
        <CostSummary
          arrival={{ label: arrivalLabels.arrival, amount: order.arrival }}
          repayment={{ label: labelOf(total.kind), amount: total.amount }}
          cae={cae}
          labels={labels}
        />
      )}
      <Unfold title={more('breakdown')}>
        {lists}
        {!isRepaid && <Paid order={order} />}
      </Unfold>
    </>
  );
}

/** What was paid of an order and what is left; that it is not known, where the server does not say. */
function Paid({ order }: { order: Order }) {
  const t = useTranslations('orderFigures');
  const rates = usePenaltyRates(order);
  const { saved } = historyOf(order);
  const isCleared = order.state === 'cleared';
  return (
    <>
      {isCleared && <p className="small muted mt-2">{t('paidUnknown')}</p>}
      {(hasPaid(order, rates) || saved > 0) && (
        <BalanceRows
          order={order}
          rates={rates}
          left={saved > 0 && !isCleared ? t('leftToday') : undefined}
        />
      )}
    </>
  );
}

/** What is signed is called missed once its date has passed, and agreed where the loan takes something else. */
function signedKind({ state }: Order, { kind }: TotalBack): TotalBack['kind'] | 'missed' {
  if (state === 'overdue') return 'missed';
  return kind === 'inAll' ? 'agreed' : kind;
}
