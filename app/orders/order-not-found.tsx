import { useTranslations } from 'next-intl';
import { useCall } from '@/lib/api/use-call';
import { useLinkTo } from '@/lib/router/use-link-to';
import { NothingHere } from './nothing-here';

/** Shown when the user has no order of the query's number; of one that was cancelled it says so. */
export function OrderNotFound({ orderNo }: { orderNo: string }) {
  const t = useTranslations('orders');
  const linkTo = useLinkTo();
  const { data: home } = useCall('app/home', {}, { quiet: true });
  const isCancelled = home?.cancelled?.order_no === orderNo;
  return (
    <NothingHere
      title={isCancelled ? t('cancelled.title') : t('notFound.title')}
      text={isCancelled ? t('cancelled.text') : t('notFound.text')}
      action={t('notFound.action')}
      press={linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}
    />
  );
}
