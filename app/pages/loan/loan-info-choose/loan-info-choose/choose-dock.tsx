import { useTranslations } from 'next-intl';
import type { PreviewState } from '@/app/loan/terms/use-preview';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/show-field';
import { Money } from '@/components/money/money';
import { Bone } from '@/components/skeleton/bone';
import { useFormat } from '@/lib/format/use-format';
import { ids } from './screen.ids';

type Props = { cost: PreviewState; onGoOn: () => void };

/** What is paid back and when, and the way on; both wait until the figures belong to the choice. */
export function ChooseDock({ cost, onGoOn }: Props) {
  const t = useTranslations('loanInfoChoose.dock');
  const format = useFormat();
  const { status, terms } = cost;
  if (status === 'ready' && terms) {
    const { repayment, repay_date } = terms.preview;
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
        <Button id={ids.goOn} waiting={t('needsCost')} onClick={cost.renew}>
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
