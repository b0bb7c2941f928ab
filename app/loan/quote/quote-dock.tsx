import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dock } from '@/components/dock/dock';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { Equation } from './equation';
import type { Estimate } from './estimate';
import type { QuoteState } from './use-quote';

type Props = {
  /** Of which there are placeholders until the first quote is here. */
  cost: QuoteState;
  /** Shown while a quote loads, dimmed; without one the figures of the last quote, without its date and CAE. */
  estimate: Estimate | undefined;
  /** The button. */
  children: ReactNode;
};

/** What is received, what that costs and what is paid back, when, and the CAE, above the button to continue. */
export function QuoteDock({ cost: { status, quoted }, estimate, children }: Props) {
  const t = useTranslations('loan.dock');
  const format = useFormat();
  const isUpdating = status === 'updating';
  const quote = (isUpdating && estimate?.quote) || quoted?.quote;
  const isEstimate = isUpdating && estimate?.isExact === false;
  let note = quote && (!isUpdating || estimate?.isExact) && <DueLine quote={quote} />;
  if (isEstimate) note = <span>{t('estimate', { cae: format.percent(estimate.quote.cae) })}</span>;
  return (
    <Dock
      figures={<Equation quote={quote} isStale={isUpdating} isEstimate={isEstimate} />}
      note={note || '\u00a0'}
    >
      {children}
    </Dock>
  );
}

/** When a quote is paid back, and its CAE, in one line. */
function DueLine({ quote: { repay_date, cae } }: { quote: Quote }) {
  const t = useTranslations('loan.dock');
  const format = useFormat();
  const values = { date: format.date(repay_date, 'short'), cae: format.percent(cae) };
  return <b>{t('due', values)}</b>;
}

/** What is paid back and when, and the CAE, in one line: what is about to be signed. */
export function RepayLine({ quote: { repayment, repay_date, cae } }: { quote: Quote }) {
  const t = useTranslations('loan.dock');
  const format = useFormat();
  const values = {
    amount: format.money(repayment),
    date: format.date(repay_date, 'short'),
    cae: format.percent(cae),
  };
  return <b>{t('repay', values)}</b>;
}

/** Placeholder of {@link QuoteDock}. */
export function SkeletonQuoteDock() {
  return <SkeletonDock note figures={<Equation quote={undefined} />} />;
}
