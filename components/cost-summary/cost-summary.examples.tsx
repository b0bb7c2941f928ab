import { useTranslations } from 'next-intl';
import { CostSummary } from './cost-summary';

/** A loan at a glance, also without a CAE and with amounts that need a line each. */
export const examples = {
  plain: () => <Sample arrival={188_000} repayment={215_000} cae={0.5825} />,
  withoutCae: () => <Sample arrival={188_000} repayment={215_000} cae={null} />,
  largest: () => <Sample arrival={9_390_600} repayment={10_189_800} cae={2.445} />,
};

function Sample(loan: { arrival: number; repayment: number; cae: number | null }) {
  const t = useTranslations('home.offer');
  return (
    <CostSummary
      arrival={{ label: t('receive'), amount: loan.arrival }}
      repayment={{ label: t('payBack'), amount: loan.repayment }}
      cae={loan.cae}
    />
  );
}
