import { useTranslations } from 'next-intl';
import { BarLegend, type BarPart, CostBar } from '@/components/cost-bar/cost-bar';

/** Props of {@link QuotaBar}, in whole pesos. */
type QuotaBarProps = {
  total: number;
  /** Borrowed and not repaid yet. */
  used: number;
  /** Reserved by an application in progress. */
  frozen: number;
};

/** The used, frozen and available quota as a bar with its legend. */
export function QuotaBar({ total, used, frozen }: QuotaBarProps) {
  const t = useTranslations('ui.quota');
  const parts: BarPart[] = [
    { tone: 'arrival', label: t('used'), amount: used },
    { tone: 'frozen', label: t('frozen'), amount: frozen },
    {
      tone: 'rest',
      label: t('available'),
      // Below 0 if more is used than was granted: the lines still add up to the quota.
      amount: total - used - frozen,
    },
  ];
  return (
    <>
      <CostBar parts={parts} />
      <BarLegend parts={parts} total={{ label: t('total'), amount: total }} />
    </>
  );
}
