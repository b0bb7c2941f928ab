import { useTranslations } from 'next-intl';
import { historyOf } from '@/app/orders/order-history';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';

/** That a loan was paid in time, or what paying it early saved or late added; nothing where that is not known. */
export function useHowPaid(order: Order | undefined): string | undefined {
  const t = useTranslations('home.cleared');
  const format = useFormat();
  if (!order) return undefined;
  const { paid, saved, late } = historyOf(order);
  if (late) return t('late', { late: format.money(late) });
  if (order.days_overdue > 0) return undefined;
  if (saved > 0) return t('early', { saved: format.money(saved) });
  return paid === null ? undefined : t('onTime');
}
