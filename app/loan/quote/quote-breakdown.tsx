import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { penaltyParts } from '@/app/orders/penalty';
import { Breakdown } from '@/components/breakdown/breakdown';
import type { Quote } from '@/lib/api/schemas/loan';
import { addDays } from '@/lib/chile/calendar-date';
import { useFormat } from '@/lib/format/use-format';
import { ledgerOn } from '@/lib/loan/ledger';
import { MaximumNotice } from '../maximum-notice';
import { CaeSheet } from './cae-sheet';
import { freeDaysOf } from './free-days';

type Props = {
  quote: Quote;
  /** What it costs and what is paid back stand above already. */
  isTold?: boolean;
};

/**
 * A quote's costs as a bar, with the fee, the interest, the repayment, the CAE and its explanation, and what else may be
 * charged: the ways to pay and their fees are known only once there is an order (contract.md section 2).
 */
export function QuoteBreakdown({ quote, isTold }: Props) {
  const t = useTranslations('loan');
  const { money } = useFormat();
  const half = Math.ceil(quote.term_days / 2);
  const early = money(costAfter(half, quote));
  const [isCaeOpen, setCaeOpen] = useState(false);
  return (
    <>
      <Breakdown
        isTold={isTold}
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
        costNote={
          // A new one for another cost: a browser that translates the page has taken its text away.
          <p className="small" key={`${half} ${early}`}>
            {t.rich('onTime', {
              b: (words: ReactNode) => <b>{words}</b>,
              days: half,
              early,
              hasFee: String(quote.service_fee > 0),
            })}
          </p>
        }
        lateNote={<MaximumNotice isOffer isNote loan={quote} rates={quote.penalty} />}
      />
      <CaeSheet open={isCaeOpen} quote={quote} onDismiss={() => setCaeOpen(false)} />
    </>
  );
}

/** What the loan costs if it is paid back after some days of its term: its fee, and the interest up to then. */
function costAfter(days: number, quote: Quote): number {
  const { amount, interest, term_days, repay_date, service_fee, penalty } = quote;
  const start = addDays(repay_date, -term_days);
  const loan = { amount, interest, termDays: term_days, start, due: repay_date, rates: penalty };
  return service_fee + ledgerOn(loan, [], addDays(start, days)).interestSoFar;
}
