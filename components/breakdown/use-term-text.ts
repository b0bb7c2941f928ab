import { useTranslations } from 'next-intl';

/** Returns a loan's term in words: "90 días", or "90 días + 5 sin interés" where it is due some days after its term. */
export function useTermText(): (days: number, freeDays?: number) => string {
  const t = useTranslations('term');
  return (days, freeDays = 0) => t('days', { days, freeDays });
}
