import { useTranslations } from 'next-intl';
import { useLinkTo } from '@/lib/router/use-link-to';
import { NothingHere } from './nothing-here';

/** Shown when the user has no order of the query's number. */
export function OrderNotFound() {
  const t = useTranslations('orders.notFound');
  const linkTo = useLinkTo();
  return (
    <NothingHere
      title={t('title')}
      text={t('text')}
      action={t('action')}
      press={linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}
    />
  );
}
