import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { CostLine } from '@/components/cost-bar/cost-bar';
import { Dock } from '@/components/dock/dock';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { Equation } from './equation';
import { about, type Estimate } from './estimate';
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
  const isUpdating = status === 'updating';
  const shown = isUpdating ? estimate : undefined;
  const quote = shown?.quote ?? quoted?.quote;
  const isExact = shown?.isExact ?? true;
  return (
    <Dock
      figures={<Sums quote={quote} isStale={isUpdating} isEstimate={!isExact} />}
      note={
        quote && (!isUpdating || shown) ? <DueLine quote={quote} isExact={isExact} /> : '\u00a0'
      }
    >
      {children}
    </Dock>
  );
}

/** The sums of a quote below their shares as a line. */
function Sums(props: Omit<ComponentProps<typeof Equation>, 'largest'>) {
  return (
    <>
      <CostLine parts={partsOf(props.quote)} />
      <Equation {...props} />
    </>
  );
}

/** What is received, the fee and the interest, of what is paid back; before the first quote an empty line. */
function partsOf(quote: Quote | undefined) {
  if (!quote) return [{ tone: 'rest', amount: 1 }] as const;
  return [
    { tone: 'arrival', amount: quote.arrival },
    { tone: 'fee', amount: quote.service_fee },
    { tone: 'interest', amount: quote.interest },
  ] as const;
}

/** When a quote is paid back, and its CAE, or about that, in one line. */
function DueLine({ quote, isExact }: { quote: Quote; isExact: boolean }) {
  const t = useTranslations('loan.dock');
  const format = useFormat();
  const cae = about(format.percent(quote.cae), { isExact });
  const text = t('due', { date: format.date(quote.repay_date, 'short'), cae });
  return isExact ? <b>{text}</b> : <span>{text}</span>;
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
  return <SkeletonDock note figures={<Sums quote={undefined} />} />;
}
