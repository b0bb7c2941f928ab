import { useTranslations } from 'next-intl';
import { CostSummary } from '@/components/cost-summary/cost-summary';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';

type Props = { quote: Pick<Quote, 'arrival' | 'repayment' | 'repay_date' | 'cae'> };

/** A quote at a glance: what arrives, what it costs, what is paid back on which date, and the CAE. */
export function QuoteSummary({ quote }: Props) {
  const t = useTranslations('loan.summary');
  const format = useFormat();
  const date = format.date(quote.repay_date, 'short');
  return (
    <CostSummary
      arrival={{ label: t('arrival'), amount: quote.arrival }}
      repayment={{ label: t('repayment', { date }), amount: quote.repayment }}
      cae={quote.cae}
    />
  );
}
