import { useTranslations } from 'next-intl';
import { useFormat } from '@/lib/format/use-format';

type Coupon = {
  /** What is left of the service fee, whole pesos. */
  fee: number;
  /** What the coupon took off it, whole pesos. */
  discount?: number;
  /** Days that it adds without interest. */
  freeDays?: number;
};

/** The lines below the fee and the interest of a loan that say what a coupon does to them. */
export function useCouponNotes({ fee, discount = 0, freeDays = 0 }: Coupon) {
  const t = useTranslations('ui.breakdown');
  const { money } = useFormat();
  const notes: Partial<Record<string, string>> = {};
  if (discount > 0) {
    notes.fee = t('feeNote', { fee: money(fee + discount), discount: money(discount) });
  }
  if (freeDays > 0) notes.interest = t('freeDays', { days: freeDays });
  return notes;
}
