import { useTranslations } from 'next-intl';
import type { Coupon } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';

/** Says until when a coupon or voucher can be used, or that it was used or is over. */
export function useExpiry(): (benefit: Pick<Coupon, 'state' | 'expires_at'>) => string {
  const t = useTranslations('benefits');
  const format = useFormat();
  return ({ state, expires_at }) => {
    const date = format.date(expires_at);
    if (state === 'used') return t('used');
    return state === 'expired' ? t('expired', { date }) : t('expires', { date });
  };
}
