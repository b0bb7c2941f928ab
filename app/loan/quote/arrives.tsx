import { useTranslations } from 'next-intl';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { currentOf, type Estimate } from './estimate';
import type { QuoteState } from './use-quote';

type Props = { cost: QuoteState; estimate: Estimate | undefined };

/** What arrives of the amount, and what the loan costs, below the amount. */
export function Arrives({ cost, estimate }: Props) {
  const t = useTranslations('loan');
  const { money } = useFormat();
  const current = currentOf(cost, estimate);
  if (!current) return null;
  const { quote } = current;
  return <b>{t('arrives', { amount: money(quote.arrival), cost: money(costOf(quote)) })}</b>;
}
