import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MaximumNotice } from '@/app/loan/maximum-notice';
import { FigureRows } from '@/app/orders/figure-rows';
import { penaltyParts } from '@/app/orders/penalty';
import { PenaltyNotice } from '@/components/breakdown/penalty-notice';
import { Figure, Figures } from '@/components/figures/figures';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { arrivalLines, repaymentLines } from '@/lib/loan/figure-lines';

type Props = { quote: Quote };

/** All figures of a quote in two lists that add up: what is received, and what is repaid. */
export function QuoteFigures({ quote }: Props) {
  return (
    <>
      <ArrivalFigures quote={quote} />
      <RepaymentFigures quote={quote} />
    </>
  );
}

/** What the user receives: the amount, less the fee, plus what a coupon returns. */
export function ArrivalFigures({ quote }: Props) {
  const t = useTranslations('loan.figures');
  return (
    <Figures>
      <FigureRows lines={arrivalLines(quote)} label={({ key }) => t(key)} />
    </Figures>
  );
}

type RepaymentProps = Props & {
  /** A button beside the CAE that explains it. */
  caeHelp?: ReactNode;
};

/** What the user repays: the amount and its interest, when, and the CAE. */
export function RepaymentFigures({ quote, caeHelp }: RepaymentProps) {
  const t = useTranslations('loan.figures');
  const details = useTranslations('loanInformation');
  const format = useFormat();
  const { coupon } = quote;
  const labels = {
    amount: t('amount'),
    interest: t('interest', { days: quote.term_days }),
    repayment: t('repayment', { date: format.date(quote.repay_date) }),
  };
  return (
    <Figures>
      <FigureRows lines={repaymentLines(quote)} label={({ key }) => labels[key]} />
      {coupon?.kind === 'interest_free_days' && (
        <Figure
          kind="less"
          label={t('coupon')}
          value={details('freeDays', { days: coupon.value })}
        />
      )}
      <Figure kind="rate" label={t('cae')} value={format.percent(quote.cae)} info={caeHelp} />
    </Figures>
  );
}

/** What a late payment would add to the loan, and whether its charges are above the legal maximum. */
export function QuotePenalty({ quote }: Props) {
  return (
    <>
      <PenaltyNotice penalty={penaltyParts(quote, quote.penalty)} dates={quote} />
      <MaximumNotice isOffer loan={quote} rates={quote.penalty} />
    </>
  );
}
