import { useTranslations } from 'next-intl';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { RefusedDock } from '@/app/loan/refused-dock';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import { Money } from '@/components/money/money';
import { boneSums } from '@/components/skeleton/skeleton-dock';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { costOf as loanCost } from '@/lib/loan/cost';
import { isRefused } from '@/lib/loan/legal-maximum';
import { ids } from './screen.ids';

type Props = {
  cost: QuoteState;
  /** A typed amount cannot be chosen: the figures are those of the amount before it. */
  hasAmountFault: boolean;
  onGoOn: () => void;
};

/**
 * What is received, what is paid back and when, and what that costs, above the button to continue. While a new quote loads, the figures of the
 * last one stay, dimmed.
 */
export function ChooseDock({ cost, hasAmountFault, onGoOn }: Props) {
  const t = useTranslations('loanInfoChoose.dock');
  const format = useFormat();
  const { status, quoted } = cost;
  const exchangeOf = ({ arrival, repayment, repay_date }: Quote) =>
    [
      { label: t('arrival'), sum: <Money size="line" amount={arrival} /> },
      {
        label: t('repayment', { date: format.date(repay_date, 'short') }),
        sum: <Money size="line" amount={repayment} />,
      },
    ] as const;
  const costOf = (quote: Quote) =>
    t('cost', { cost: format.money(loanCost(quote)), cae: format.percent(quote.cae) });
  const missing = {
    amount: { waiting: t('needsAmount'), onClick: () => showField(`${ids.amount}-typed`) },
    noTerm: { waiting: t('needsTerm'), onClick: () => showField(ids.term) },
    failed: { waiting: t('needsCost'), onClick: cost.refetch },
    updating: undefined,
    ready: undefined,
  }[hasAmountFault ? 'amount' : status];
  if (missing) {
    return (
      <Dock>
        <Button id={ids.goOn} opens {...missing}>
          {t('goOn')}
        </Button>
      </Dock>
    );
  }
  const isReady = status === 'ready';
  if (isReady && quoted && isRefused(quoted.quote.penalty, quoted.quote)) return <RefusedDock />;
  return (
    <Dock
      exchange={quoted ? exchangeOf(quoted.quote) : boneSums}
      isStale={!isReady}
      note={isReady && quoted ? costOf(quoted.quote) : '\u00a0'}
    >
      <Button id={ids.goOn} loading={!isReady} opens onClick={onGoOn}>
        {t('goOn')}
      </Button>
    </Dock>
  );
}
