import { useTranslations } from 'next-intl';
import { useFormat } from '@/lib/format/use-format';
import { currentOf, type Estimate } from './estimate';
import type { QuoteState } from './use-quote';

type Props = { cost: QuoteState; estimate: Estimate | undefined };

/** That less arrives than is asked for, and why, below the amount. */
export function Arrives({ cost, estimate }: Props) {
  const t = useTranslations('loan');
  const format = useFormat();
  const current = currentOf(cost, estimate);
  if (!current) return null;
  const { arrival, service_fee } = current.quote;
  const fee = service_fee > 0 ? format.money(service_fee) : 'none';
  return <b>{t('arrives', { amount: format.money(arrival), fee })}</b>;
}
