import { useTranslations } from 'next-intl';
import { useFormat } from '@/lib/format/use-format';
import { about, type Estimate } from './estimate';
import type { QuoteState } from './use-quote';

type Props = { cost: QuoteState; estimate: Estimate | undefined };

/** That less arrives than is asked for, and why, below the amount; about how much while the quote loads. */
export function Arrives({ cost: { status, quoted }, estimate }: Props) {
  const t = useTranslations('loan');
  const format = useFormat();
  const isReady = status === 'ready';
  const shown = isReady && quoted ? { quote: quoted.quote, isExact: true } : estimate;
  if (!shown || !(isReady || status === 'updating')) return null;
  const { arrival, service_fee } = shown.quote;
  const text = t('arrives', {
    amount: about(format.money(arrival), shown),
    fee: service_fee > 0 ? about(format.money(service_fee), shown) : 'none',
  });
  return isReady ? <b>{text}</b> : <span>{text}</span>;
}
