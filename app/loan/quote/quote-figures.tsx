import { useTranslations } from 'next-intl';
import { MaximumNotice } from '@/app/loan/maximum-notice';
import { FigureRows } from '@/app/orders/figure-rows';
import { penaltyParts } from '@/app/orders/penalty';
import { PenaltyNotice } from '@/components/breakdown/penalty-notice';
import { useCouponNotes } from '@/components/breakdown/use-coupon-notes';
import { Figures } from '@/components/figures/figures';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { arrivalLines, repaymentLines } from '@/lib/loan/figure-lines';
import { freeDaysOf } from './free-days';

type Props = { quote: Quote };

/** All figures of a quote in two lists that add up: what is received, and what is repaid. */
export function QuoteFigures({ quote }: Props) {
  const t = useTranslations('loan.figures');
  const format = useFormat();
  const notes = useCouponNotes({
    fee: quote.service_fee,
    discount: quote.discount,
    freeDays: freeDaysOf(quote),
  });
  const labels = {
    amount: t('amount'),
    fee: t('fee'),
    arrival: t('arrival'),
    interest: t('interest', { days: quote.term_days }),
    repayment: t('repayment', { date: format.date(quote.repay_date) }),
  };
  const rows = { label: ({ key }: Line) => labels[key], note: ({ key }: Line) => notes[key] };
  return (
    <>
      <Figures>
        <FigureRows lines={arrivalLines(quote)} {...rows} />
      </Figures>
      <Figures>
        <FigureRows lines={repaymentLines(quote)} {...rows} />
      </Figures>
    </>
  );
}

type Line = ReturnType<typeof arrivalLines | typeof repaymentLines>[number];

/** What a late payment would add to the loan, above the sheet with its rates, and whether that is above the legal maximum. */
export function QuotePenalty({ quote }: Props) {
  return (
    <PenaltyNotice isBrief penalty={penaltyParts(quote, quote.penalty)}>
      <MaximumNotice isOffer isNote loan={quote} rates={quote.penalty} />
    </PenaltyNotice>
  );
}
