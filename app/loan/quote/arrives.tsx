import { useTranslations } from 'next-intl';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';

/** That less arrives than is asked for, below the amount. */
export function Arrives({ quote }: { quote: Quote }) {
  const t = useTranslations('loan');
  const format = useFormat();
  return <b>{t('arrives', { amount: format.money(quote.arrival) })}</b>;
}
