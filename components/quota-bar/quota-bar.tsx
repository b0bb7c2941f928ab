import { useTranslations } from 'next-intl';
import { BarLegend, type BarPart, CostBar } from '@/components/cost-bar/cost-bar';
import { useFormat } from '@/lib/format/use-format';

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
  const format = useFormat();
  const parts: BarPart[] = [
    { tone: 'arrival', label: t('used'), amount: used },
    { tone: 'frozen', label: t('frozen'), amount: frozen },
    {
      tone: 'rest',
      label: t('available', { total: format.money(total) }),
      // Not below 0, even if more is used than was granted.
      amount: Math.max(0, total - used - frozen),
    },
  ];
  return (
    <>
      <CostBar parts={parts} />
      <BarLegend parts={parts} />
    </>
  );
}
