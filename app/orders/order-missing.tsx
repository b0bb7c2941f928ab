import { useTranslations } from 'next-intl';
import { EmptyArt } from '@/components/art/states/empty-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import { useLinkTo } from '@/lib/router/use-link-to';

/** No list of the person has the order that the address names. */
export function OrderMissing() {
  const t = useTranslations('orders.missing');
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
