import { useTranslations } from 'next-intl';
import { Exchange } from './exchange';

/** What is received and what is paid back, with usual and with the largest sums. */
export const examples = {
  usual: () => <Sample receive={188_000} repay={204_000} />,
  largest: () => <Sample receive={9_390_600} repay={10_189_800} />,
};

function Sample({ receive, repay }: { receive: number; repay: number }) {
  const t = useTranslations('loan.swap');
  return (
    <Exchange
      receive={{ label: t('arrival'), amount: receive }}
      repay={{ label: t('repayment', { date: '20 dic' }), amount: repay }}
    />
  );
}
