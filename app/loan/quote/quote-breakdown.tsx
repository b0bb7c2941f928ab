import { useState } from 'react';
import { penaltyParts } from '@/app/orders/penalty';
import { Breakdown } from '@/components/breakdown/breakdown';
import type { Quote } from '@/lib/api/schemas/loan';
import { MaximumNotice } from '../maximum-notice';
import { CaeSheet } from './cae-sheet';
import { freeDaysOf } from './free-days';

type Props = {
  quote: Quote;
  /** Its cost and CAE stand above it. */
  isSummarised?: boolean;
};

/** A quote's costs as a bar, with the fee, the interest, the repayment, the CAE and its explanation. */
export function QuoteBreakdown({ quote, isSummarised }: Props) {
  const [isCaeOpen, setCaeOpen] = useState(false);
  return (
    <>
      <Breakdown
        isSummarised={isSummarised}
        cost={{
          amount: quote.amount,
          termDays: quote.term_days,
          arrival: quote.arrival,
          discount: quote.discount,
          freeDays: freeDaysOf(quote),
          repayment: quote.repayment,
          repayDate: quote.repay_date,
          cae: quote.cae,
          penalty: penaltyParts(quote, quote.penalty),
          payUntil: quote.pay_until,
        }}
        caeHelp={{ onClick: () => setCaeOpen(true) }}
        lateNote={<MaximumNotice isOffer isNote loan={quote} rates={quote.penalty} />}
      />
      <CaeSheet open={isCaeOpen} quote={quote} onDismiss={() => setCaeOpen(false)} />
    </>
  );
}
