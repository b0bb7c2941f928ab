import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Money } from '@/components/money/money';
import { Dock } from './dock';

/** The button alone, with what is received and paid back, with those of an earlier choice, with a line. */
export const examples = {
  button: () => (
    <Dock>
      <Button>{useTranslations('application')('save')}</Button>
    </Dock>
  ),
  exchange: () => <WithExchange />,
  stale: () => <WithExchange isStale />,
  note: () => <WithExchange note={useTranslations('loan')('countdownUnknown')} />,
};

/** It keeps to the window's lower edge. */
export const alone = true;

function WithExchange({ note, isStale }: { note?: string; isStale?: boolean }) {
  const t = useTranslations('loanInfoChoose.dock');
  return (
    <Dock
      exchange={[
        { label: t('arrival'), sum: <Money amount={191_000} size="line" /> },
        {
          label: t('repayment', { date: '18 feb' }),
          sum: <Money amount={215_000} size="line" />,
        },
      ]}
      isStale={isStale}
      note={note}
    >
      <Button loading={isStale}>{t('goOn')}</Button>
    </Dock>
  );
}
