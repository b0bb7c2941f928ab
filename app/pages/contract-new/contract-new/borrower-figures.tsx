import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figures';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';

/** The borrower's name and RUN, as lines of a list of figures; none if they cannot be fetched. */
export function BorrowerFigures() {
  const t = useTranslations('contractNew');
  const format = useFormat();
  const { data: user, error } = useCall('app/get_basic_info', {});
  if (!user && error) return null;
  return (
    <>
      <Figure label={t('borrower')} value={user ? `${user.first_name} ${user.last_name}` : '…'} />
      <Figure label={t('run')} value={user ? format.run(user.run) : '…'} />
    </>
  );
}
