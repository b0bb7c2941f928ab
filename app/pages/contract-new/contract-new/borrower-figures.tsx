import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figures';
import { useBorrower } from './use-borrower';

/** The borrower's name and RUN, as lines of a list of figures; none if they cannot be fetched. */
export function BorrowerFigures() {
  const t = useTranslations('contractNew');
  const borrower = useBorrower();
  if (!borrower) return null;
  return (
    <>
      <Figure label={t('borrower')} value={borrower.name} />
      <Figure label={t('run')} value={borrower.run} />
    </>
  );
}
