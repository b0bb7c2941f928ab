import { useTranslations } from 'next-intl';
import { useFormat } from '@/lib/format/use-format';
import { about, type Estimate } from './estimate';
import type { QuoteState } from './use-quote';

type Props = { cost: QuoteState; estimate: Estimate | undefined };

/** That less arrives than is asked for, below the amount; about how much while the quote loads. */
export function Arrives({ cost: { status, quoted }, estimate }: Props) {
  const t = useTranslations('loan');
  const format = useFormat();
  if (status === 'ready' && quoted)
    return <b>{t('arrives', { amount: format.money(quoted.quote.arrival) })}</b>;
  if (status !== 'updating' || !estimate) return null;
  return (
    <span>{t('arrives', { amount: about(format.money(estimate.quote.arrival), estimate) })}</span>
  );
}
