import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { useLinkTo } from '@/lib/router/use-link-to';

/** In place of the way to the signature: the lender lets nobody sign this loan (`isRefused`), and Help can say more. */
export function RefusedDock() {
  const t = useTranslations();
  const linkTo = useLinkTo();
  return (
    <Dock note={t('orders.maximum.refused')}>
      <Button variant="soft" {...linkTo('/pages/custom-service/custom-service')}>
        {t('loan.signing.maximum.help')}
      </Button>
    </Dock>
  );
}
