import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BarLegend, type BarPart, CostBar } from '@/components/cost-bar/cost-bar';
import { Figure, Figures } from '@/components/figures/figures';
import type { Press } from '@/components/foundation/press';
import { useFormat } from '@/lib/format/use-format';
import { CaeFigure } from './cae-figure';
import { type Penalty, PenaltyNotice } from './penalty-notice';
import { useCouponNotes } from './use-coupon-notes';
import { usePayUntilNote } from './use-pay-until-note';

/** What a loan costs, as the server states it (contract.md section 2, `Preview` and `Order`). Whole pesos. @internal */
export type Cost = {
  /** The amount borrowed. */
  amount: number;
  termDays: number;
  /** The amount that reaches the account: the amount less the service fee. */
  arrival: number;
  /** The coupon's reduction, already included in the other figures; 0 without one. */
  discount: number;
  /** The days that a coupon adds without interest. */
  freeDays?: number;
  /** The amount to repay: amount and interest. */
  repayment: number;
  /** The due date, YYYY-MM-DD. */
  repayDate: string;
  /** Carga Anual Equivalente as a rate (1.701 is 170.1%), Ley 20.555. */
  cae: number;
  penalty: Penalty;
  /** The last day to pay without late charges, where the due date is no working day. */
  payUntil?: string;
};

type BreakdownProps = {
  cost: Cost;
  /** What the loan costs and what is paid back stand above already: the parts alone. */
  isTold?: boolean;
  /** Shows an info button after the CAE. */
  caeHelp?: Press;
  /** Below the late charges: what the law says of them. */
  lateNote?: ReactNode;
  /** At the end: whether that is all. */
  costNote?: ReactNode;
};

/**
 * The breakdown of a loan's cost, the only component that shows a fee. It always includes the amount of
 * arrival, the repayment with its date, the CAE and the penalty (contract.md section 1, "Cost is never hidden").
 */
export function Breakdown({ cost, isTold = false, caeHelp, lateNote, costNote }: BreakdownProps) {
  const t = useTranslations('ui.breakdown');
  const format = useFormat();
  const parts = useParts(cost);
  const note = usePayUntilNote()(cost.repayDate, cost.payUntil);
  const repayment = {
    label: t('repayment', { date: format.date(cost.repayDate) }),
    amount: cost.repayment,
    note,
  };
  return (
    <div className="breakdown">
      <CostBar parts={parts} />
      <BarLegend parts={parts} total={repayment} isTold={isTold} />
      <Figures>
        {!isTold && (
          <Figure
            kind="rate"
            label={t('cost')}
            value={format.money(cost.repayment - cost.arrival)}
          />
        )}
        <CaeFigure rate={cost.cae} help={caeHelp} />
      </Figures>
      <PenaltyNotice penalty={cost.penalty}>{lateNote}</PenaltyNotice>
      {costNote}
    </div>
  );
}

/** Fee and interest are differences of the totals, so the parts sum to the repayment exactly. */
function useParts(cost: Cost): BarPart[] {
  const t = useTranslations('ui.breakdown');
  const fee = cost.amount - cost.arrival;
  const notes = useCouponNotes({ fee, discount: cost.discount, freeDays: cost.freeDays });
  return [
    { tone: 'arrival', label: t('arrival'), amount: cost.arrival },
    {
      tone: 'fee',
      label: t('fee'),
      amount: fee,
      note: notes.fee,
      ...(fee > 0 && { hint: t('feeHint') }),
    },
    {
      tone: 'interest',
      label: t('interest', { days: cost.termDays }),
      amount: cost.repayment - cost.amount,
      note: notes.interest,
    },
  ];
}
