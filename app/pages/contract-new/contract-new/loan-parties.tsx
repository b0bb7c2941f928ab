import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figures';
import { config } from '@/lib/config';
import { BorrowerFigures } from './borrower-figures';

/** Of which loan a paper is, by its formatted number, and between whom: lines of a list of figures. */
export function LoanParties({ no }: { no: string }) {
  const t = useTranslations('contractNew');
  const order = useTranslations('receipt')('order');
  return (
    <>
      <Figure label={order} value={no} />
      <BorrowerFigures />
      <Figure label={t('lender')} value={config.lender.name} />
      <Figure label={t('lenderRut')} value={config.lender.rut} />
    </>
  );
}
