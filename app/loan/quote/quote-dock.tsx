import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dock } from '@/components/dock/dock';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { Equation } from './equation';

type Props = {
  /** `undefined` until the first one is here: placeholders. */
  quote: Quote | undefined;
  /** A new quote loads: the figures of the last one stay, dimmed, without its date and CAE. */
  isUpdating?: boolean;
  /** The button. */
  children: ReactNode;
};

/** What is received, what that costs and what is paid back, when, and the CAE, above the button to continue. */
export function QuoteDock({ quote, isUpdating = false, children }: Props) {
  const note = quote && !isUpdating ? <DueLine quote={quote} /> : '\u00a0';
  return (
    <Dock figures={<Equation quote={quote} isStale={isUpdating} />} note={note}>
      {children}
    </Dock>
  );
}

/** When a quote is paid back, and its CAE, in one line. */
export function DueLine({ quote: { repay_date, cae } }: { quote: Quote }) {
  const t = useTranslations('loan.dock');
  const format = useFormat();
  const values = { date: format.date(repay_date, 'short'), cae: format.percent(cae) };
  return <b>{t('due', values)}</b>;
}

/** Placeholder of {@link QuoteDock}. */
export function SkeletonQuoteDock() {
  return <SkeletonDock note figures={<Equation quote={undefined} />} />;
}
