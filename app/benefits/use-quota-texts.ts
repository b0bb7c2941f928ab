import { useTranslations } from 'next-intl';
import type { Quota } from '@/lib/api/schemas/home';
import { useFormat } from '@/lib/format/use-format';

/**
 * The title of a quota of which nothing is locked, and how much of the whole of it usable vouchers add; `undefined` where
 * they add nothing, or are all of it. `raise` is in pesos.
 */
export function useQuotaTexts(quota: Quota, raise: number): { title: string; raised?: string } {
  const t = useTranslations('benefits');
  const format = useFormat();
  if (quota.used + quota.frozen > 0) return { title: t('available') };
  const title = t('upTo');
  if (raise <= 0 || raise >= quota.total) return { title };
  const base = format.money(quota.total - raise);
  return { title, raised: t('withRaise', { base, raise: format.money(raise) }) };
}
