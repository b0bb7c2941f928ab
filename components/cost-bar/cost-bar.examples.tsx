import { useTranslations } from 'next-intl';
import { BarLegend, type BarPart, CostBar } from './cost-bar';

/** What is paid back as a picture: alone, with its legend, and with what being late adds. */
export const examples = {
  bar: () => <CostBar parts={useParts()} />,
  withLegend: () => <WithLegend parts={useParts()} />,
  late: () => <WithLegend parts={useLateParts()} />,
};

function WithLegend({ parts }: { parts: readonly BarPart[] }) {
  const t = useTranslations('ui.quota');
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return (
    <>
      <CostBar parts={parts} />
      <BarLegend parts={parts} total={{ label: t('total'), amount }} />
    </>
  );
}

function useParts(): BarPart[] {
  const t = useTranslations('ui.breakdown');
  return [
    { tone: 'arrival', label: t('arrival'), amount: 188_000 },
    { tone: 'fee', label: t('fee'), amount: 12_000 },
    { tone: 'interest', label: t('interest', { days: 90 }), amount: 15_000 },
  ];
}

function useLateParts(): BarPart[] {
  const t = useTranslations('home.overdue');
  return [
    { tone: 'rest', label: t('loan'), amount: 215_000 },
    { tone: 'penalty-once', label: t('once'), amount: 10_000 },
    { tone: 'penalty', label: t('days', { days: 3 }), amount: 24_000 },
  ];
}
