import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { penaltyParts } from '@/app/orders/penalty';
import { PenaltyNotice } from '@/components/breakdown/penalty-notice';
import { Figure, Figures } from '@/components/figures/figures';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';

type Props = { quote: Quote };

/** All figures of a quote in one list, from the amount over the fee to the CAE. */
export function QuoteFigures({ quote }: Props) {
  return (
    <Figures>
      <ArrivalRows quote={quote} />
      <RepaymentRows quote={quote} />
    </Figures>
  );
}

/** What the user receives: the amount, less the fee, plus what a coupon returns. */
export function ArrivalFigures({ quote }: Props) {
  return (
    <Figures>
      <ArrivalRows quote={quote} />
    </Figures>
  );
}

type RepaymentProps = Props & {
  /** A button beside the CAE that explains it. */
  caeHelp: ReactNode;
};

/** What the user repays: the amount and its interest, when, and the CAE. */
export function RepaymentFigures({ quote, caeHelp }: RepaymentProps) {
  const t = useTranslations('loan.figures');
  const { coupon } = quote;
  const details = useTranslations('loanInformation');
  const format = useFormat();
  return (
    <Figures>
      <Figure label={t('amount')} value={format.money(quote.amount)} />
      <RepaymentRows quote={quote} caeHelp={caeHelp}>
        {coupon?.kind === 'interest_free_days' && (
          <Figure
            kind="less"
            label={t('coupon')}
            value={details('freeDays', { days: coupon.value })}
          />
        )}
      </RepaymentRows>
    </Figures>
  );
}

/** What a late payment would add to the loan. */
export function QuotePenalty({ quote }: Props) {
  return <PenaltyNotice penalty={penaltyParts(quote.amount, quote.penalty)} />;
}

function ArrivalRows({ quote: { amount, service_fee, discount, arrival } }: Props) {
  const t = useTranslations('loan.figures');
  const { money } = useFormat();
  return (
    <>
      <Figure label={t('amount')} value={money(amount)} />
      {/* The reply's fee is net of the coupon; it is shown in full, with the coupon as a row of its own. */}
      <Figure label={t('fee')} value={money(-(service_fee + discount))} />
      {discount > 0 && <Figure kind="less" label={t('coupon')} value={`+${money(discount)}`} />}
      <Figure kind="total" label={t('arrival')} value={money(arrival)} />
    </>
  );
}

type RepaymentRowsProps = Props & { caeHelp?: ReactNode; children?: ReactNode };

function RepaymentRows({ quote, caeHelp, children }: RepaymentRowsProps) {
  const t = useTranslations('loan.figures');
  const { money, percent, date } = useFormat();
  const { interest, term_days, repayment, repay_date, cae } = quote;
  return (
    <>
      <Figure label={t('interest', { days: term_days })} value={money(interest)} />
      {children}
      <Figure
        kind="total"
        label={t('repayment', { date: date(repay_date) })}
        value={money(repayment)}
      />
      <Figure label={t('cae')} value={percent(cae)} info={caeHelp} />
    </>
  );
}
