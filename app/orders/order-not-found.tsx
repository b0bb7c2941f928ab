import { useTranslations } from 'next-intl';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import { useLinkTo } from '@/lib/router/use-link-to';

/** Shown when the user has no order of the query's number. */
export function OrderNotFound() {
  const t = useTranslations('orders.notFound');
  const linkTo = useLinkTo();
  return (
    <StateView
      page
      art={<EmptyArt />}
      title={t('title')}
      text={t('text')}
      action={
        <Button variant="soft" {...linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}>
          {t('action')}
        </Button>
      }
    />
  );
}
