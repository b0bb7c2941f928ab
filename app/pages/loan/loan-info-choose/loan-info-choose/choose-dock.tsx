import { useTranslations } from 'next-intl';
import { currentOf, type Estimate } from '@/app/loan/quote/estimate';
import { QuoteDock } from '@/app/loan/quote/quote-dock';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { RefusedDock } from '@/app/loan/refused-dock';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { isRefused } from '@/lib/loan/legal-maximum';
import { ids } from './screen.ids';

type Props = {
  cost: QuoteState;
  estimate: Estimate | undefined;
  /** A typed amount cannot be chosen: the figures are those of the amount before it. */
  hasAmountFault: boolean;
  onGoOn: () => void;
};

/** The loan's figures above the button to continue; without them, what is to be done before there are any. */
export function ChooseDock({ cost, estimate, hasAmountFault, onGoOn }: Props) {
  const t = useTranslations('loanInfoChoose.dock');
  const { status } = cost;
  const missing = {
    amount: { waiting: t('needsAmount'), onClick: () => showField(`${ids.amount}-typed`) },
    noTerm: { waiting: t('needsTerm'), onClick: () => showField(ids.term) },
    failed: undefined,
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
  if (status === 'failed') {
    return (
      <Dock note={t('needsCost')}>
        <Button id={ids.goOn} variant="soft" icon={iconRefresh} opens onClick={cost.refetch}>
          {t('costAgain')}
        </Button>
      </Dock>
    );
  }
  const quote = currentOf(cost, estimate)?.quote;
  if (quote && isRefused(quote.penalty, quote)) return <RefusedDock />;
  return (
    <QuoteDock cost={cost} estimate={estimate}>
      <Button
        id={ids.goOn}
        variant={quote ? 'primary' : 'soft'}
        loading={!quote}
        opens
        onClick={onGoOn}
      >
        {t('goOn')}
      </Button>
    </QuoteDock>
  );
}
