import { useTranslations } from 'next-intl';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import { Money } from '@/components/money/money';
import { Bone } from '@/components/skeleton/skeleton';
import { useFormat } from '@/lib/format/use-format';
import { ids } from './screen.ids';

type Props = {
  cost: QuoteState;
  /** A typed amount cannot be chosen: the figures are those of the amount before it. */
  hasAmountFault: boolean;
  onGoOn: () => void;
};

/** The repayment, its date and the button to continue; both load until the quote belongs to the choice. */
export function ChooseDock({ cost, hasAmountFault, onGoOn }: Props) {
  const t = useTranslations('loanInfoChoose.dock');
  const format = useFormat();
  const { status, quoted } = cost;
  if (hasAmountFault) {
    return (
      <Dock>
        <Button
          id={ids.goOn}
          waiting={t('needsAmount')}
          onClick={() => showField(`${ids.amount}-typed`)}
        >
          {t('goOn')}
        </Button>
      </Dock>
    );
  }
  if (status === 'ready' && quoted) {
    const { repayment, repay_date } = quoted.quote;
    return (
      <Dock
        label={t('repayment', { date: format.date(repay_date, 'short') })}
        sum={<Money size="line" amount={repayment} />}
      >
        <Button id={ids.goOn} onClick={onGoOn}>
          {t('goOn')}
        </Button>
      </Dock>
    );
  }
  if (status === 'noTerm') {
    return (
      <Dock>
        <Button id={ids.goOn} waiting={t('needsTerm')} onClick={() => showField(ids.term)}>
          {t('goOn')}
        </Button>
      </Dock>
    );
  }
  if (status === 'failed') {
    return (
      <Dock>
        <Button id={ids.goOn} waiting={t('needsCost')} onClick={cost.refetch}>
          {t('goOn')}
        </Button>
      </Dock>
    );
  }
  return (
    <Dock
      label={t('updating')}
      sum={
        <span className="loan-info-choose__sum" aria-hidden="true">
          <Bone />
        </span>
      }
    >
      <Button loading id={ids.goOn}>
        {t('goOn')}
      </Button>
    </Dock>
  );
}
