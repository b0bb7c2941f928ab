import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { CostLine } from '@/components/cost-bar/cost-bar';
import { Dock } from '@/components/dock/dock';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { Equation } from './equation';
import { currentOf, type Estimate } from './estimate';
import type { QuoteState } from './use-quote';

type Props = {
  /** Of which there are placeholders until the first quote is here. */
  cost: QuoteState;
  /** Shown while a quote loads; without one the figures of the last quote, dimmed, without its date and CAE. */
  estimate: Estimate | undefined;
  /** The button. */
  children: ReactNode;
};

/** What is received, what that costs and what is paid back, when, and the CAE, above the button to continue. */
export function QuoteDock({ cost, estimate, children }: Props) {
  const current = currentOf(cost, estimate);
  const quote = (current ?? cost.quoted)?.quote;
  return (
    <Dock
      figures={<Sums quote={quote} isLoading={cost.status === 'updating'} isStale={!current} />}
      note={current ? <DueLine {...current} /> : '\u00a0'}
    >
      {children}
    </Dock>
  );
}

/** The sums of a quote below their shares as a line. */
function Sums(props: Omit<ComponentProps<typeof Equation>, 'isColumn'>) {
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

/** When a quote is paid back, and its CAE, in one line, which says of all figures of the dock that they are an estimate. */
function DueLine({ quote, isExact }: Estimate) {
  const t = useTranslations('loan.dock');
  const format = useFormat();
  const values = {
    date: format.date(quote.repay_date, 'short'),
    cae: format.percent(quote.cae),
  };
  return <b>{t(isExact ? 'due' : 'estimate', values)}</b>;
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
