import { useTranslations } from 'next-intl';
import { useFormat } from '@/lib/format/use-format';

/**
 * Returns the line below a repayment whose due date is no working day: until when it can be paid without charges. Dates
 * are YYYY-MM-DD.
 */
export function usePayUntilNote(): (dueDate: string, payUntil?: string) => string | undefined {
  const t = useTranslations('ui.breakdown');
  const format = useFormat();
  return (dueDate, payUntil) =>
    payUntil !== undefined && payUntil > dueDate
      ? t('payUntilNote', { until: format.date(payUntil, 'weekday') })
      : undefined;
}
