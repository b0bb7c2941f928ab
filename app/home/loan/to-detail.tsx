import { useTranslations } from 'next-intl';
import { Button, type ButtonVariant } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';

/** Leads to the order detail. */
export function ToDetail({ order, variant = 'soft' }: { order: Order; variant?: ButtonVariant }) {
  const t = useTranslations('home.loan');
  const linkTo = useLinkTo();
  return (
    <Button
      id={ids.detail}
      variant={variant}
      {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no })}
    >
      {t('detail')}
    </Button>
  );
}
