import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Money } from '@/components/money/money';
import { Dock } from './dock';

/** The button alone, with the sum, with a line about it. */
export const examples = {
  button: () => (
    <Dock>
      <Button>{useTranslations('application')('save')}</Button>
    </Dock>
  ),
  sum: () => <WithSum />,
  note: () => <WithSum note={useTranslations('loan')('countdownUnknown')} />,
};

/** It keeps to the window's lower edge. */
export const alone = true;

function WithSum({ note }: { note?: string }) {
  const t = useTranslations('loanInfoChoose.dock');
  return (
    <Dock
      label={t('repayment', { date: '18 feb' })}
      sum={<Money amount={215_000} size="line" />}
      note={note}
    >
      <Button>{t('goOn')}</Button>
    </Dock>
  );
}
