import { useTranslations } from 'next-intl';
import { BarLegend, type BarPart, CostBar } from '@/components/cost-bar/cost-bar';

/** Props of {@link QuotaBar}, in whole pesos. */
type QuotaBarProps = {
  total: number;
  /** Borrowed and not repaid yet. */
  used: number;
  /** Reserved by an application in progress. */
  frozen: number;
  /** Nothing can be borrowed now: what is not used is not called available. */
  isLocked?: boolean;
};

/** The used, frozen and remaining quota as a bar with its legend; nothing where all of it remains. */
export function QuotaBar({ total, used, frozen, isLocked = false }: QuotaBarProps) {
  const t = useTranslations('ui.quota');
  const parts: BarPart[] = [
    { tone: 'arrival', label: t('used'), amount: used },
    { tone: 'frozen', label: t('frozen'), amount: frozen },
    {
      tone: isLocked ? 'rest' : 'free',
      label: isLocked ? t('unused') : t('available'),
      // Below 0 if more is used than was granted: the lines still add up to the quota.
      amount: total - used - frozen,
    },
  ];
  const shown = parts.filter(({ amount }) => amount !== 0);
  // A bar of one part says nothing.
  if (used + frozen <= 0) return null;
  return (
    <>
      <CostBar parts={shown} />
      <BarLegend parts={shown} total={{ label: t('total'), amount: total }} />
    </>
  );
}
