import { useTranslations } from 'next-intl';
import type { Coupon } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';

type Texts = { value: string; unit: string; title: string; limits: string };

/** Returns a coupon's texts for its ticket: its worth, what it does for its user, and for which loans. */
export function useCouponTexts(): (coupon: Coupon) => Texts {
  const t = useTranslations('benefits');
  const format = useFormat();
  return ({ kind, value, min_amount }) => ({
    ...(kind === 'fee_reduction'
      ? { value: format.money(value), unit: t('lessFee'), title: t('lowersFee') }
      : { value: t('days', { days: value }), unit: t('noInterest'), title: t('moreDays') }),
    limits:
      min_amount === undefined
        ? t('anyLoan')
        : t('loansFrom', { amount: format.money(min_amount) }),
  });
}
