import { useTranslations } from 'next-intl';
import { BarLegend, type BarPart, CostBar } from '@/components/cost-bar/cost-bar';
import { useFormat } from '@/lib/format/use-format';

/** Props of {@link QuotaBar}, in whole pesos. */
export type QuotaBarProps = {
  total: number;
  /** Lent and not paid back yet. */
  used: number;
  /** Held back by an application under way. */
  frozen: number;
};

/** How much of the quota is used, held back and left, as a picture and in words. */
export function QuotaBar({ total, used, frozen }: QuotaBarProps) {
  const t = useTranslations('ui.quota');
  const format = useFormat();
  const parts: BarPart[] = [
    { tone: 'arrival', label: t('used'), amount: used },
    { tone: 'frozen', label: t('frozen'), amount: frozen },
    {
      tone: 'rest',
      label: t('available', { total: format.money(total) }),
      amount: available({ total, used, frozen }),
    },
  ];
  return (
    <>
      <CostBar parts={parts} />
      <BarLegend parts={parts} />
    </>
  );
}

/** What is left of a quota; never below nothing, even where more is out than was granted. */
export function available({ total, used, frozen }: QuotaBarProps): number {
  return Math.max(0, total - used - frozen);
}
