import { useTranslations } from 'next-intl';
import { Cae } from '@/components/cost-summary/cost-summary';
import { Money } from '@/components/money/money';
import { Stats } from '@/components/stats/stats';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';

type Props = { quote: Pick<Quote, 'arrival' | 'repayment' | 'repay_date' | 'cae'> };

/** A quote at a glance: first what is paid back on which date, then what arrives, what it costs, and the CAE. */
export function QuoteSummary({ quote }: Props) {
  const t = useTranslations('loan.summary');
  const cost = useTranslations('ui.breakdown');
  const format = useFormat();
  const { arrival, repayment, repay_date, cae } = quote;
  const label = t('repayment', { date: format.date(repay_date, 'short') });
  return (
    <>
      <p>
        <span>{label}</span> <Money amount={repayment} />
      </p>
      <Stats
        boxed
        items={[
          { label: t('arrival'), value: <Money size="card" amount={arrival} /> },
          { label: cost('cost'), value: <Money size="card" amount={costOf(quote)} /> },
          { label, value: <Money size="card" amount={repayment} />, total: 'hidden' },
          { label: cost('cae'), value: <Cae rate={cae} /> },
        ]}
      />
    </>
  );
}
