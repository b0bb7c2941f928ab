import { useTranslations } from 'next-intl';
import { loanDays } from '@/app/orders/loan-days';
import { payDayOf } from '@/app/orders/order-ledger';
import type { ArcDays } from '@/components/art/arc-scene';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useToday } from '@/lib/server-time/use-today';

/** A loan's days as the sun's way, from the day on which its money was sent. */
export function useArc(order: Order): ArcDays {
  const t = useTranslations('home.lending');
  const today = useToday();
  const { day, of } = loanDays(order, today);
  const date = useFormat().date(payDayOf(order, today), 'weekday');
  return { day, of, label: t('picture', { day, of, date }) };
}
