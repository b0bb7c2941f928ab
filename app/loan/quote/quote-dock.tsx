import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dock } from '@/components/dock/dock';
import { Money } from '@/components/money/money';
import { boneSums } from '@/components/skeleton/skeleton-dock';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';

type Props = {
  /** `undefined` until the first one is here: placeholders. */
  quote: Quote | undefined;
  /** A new quote loads: the figures of the last one stay, dimmed, with this in place of their cost. */
  updating?: ReactNode;
  /** The button. */
  children: ReactNode;
};

/** What is received, what is paid back and when, and what that costs with its CAE, above the button to continue. */
export function QuoteDock({ quote, updating, children }: Props) {
  const t = useTranslations('loan.dock');
  const format = useFormat();
  const isStale = updating !== undefined;
  const exchangeOf = ({ arrival, repayment, repay_date }: Quote) =>
    [
      { label: t('arrival'), sum: <Money size="line" amount={arrival} /> },
      {
        label: t('repayment', { date: format.date(repay_date, 'short') }),
        sum: <Money size="line" amount={repayment} />,
      },
    ] as const;
  const costLine = useCostLine();
  return (
    <Dock
      exchange={quote ? exchangeOf(quote) : boneSums}
      isStale={isStale || !quote}
      note={isStale ? updating : quote ? <b className="dock__cost">{costLine(quote)}</b> : '\u00a0'}
    >
      {children}
    </Dock>
  );
}

/** What a quote costs, and its CAE, in one line. */
export function useCostLine(): (quote: Quote) => string {
  const t = useTranslations('loan.dock');
  const format = useFormat();
  return (quote) =>
    t('cost', { cost: format.money(costOf(quote)), cae: format.percent(quote.cae) });
}
