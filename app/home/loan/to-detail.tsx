import { useTranslations } from 'next-intl';
import { Button, type ButtonVariant } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';

type Props = {
  order: Order;
  variant?: ButtonVariant;
  /** Home's, unless another tab shows it: both stay in the page. */
  id?: string;
};

/** Leads to the order detail. */
export function ToDetail({ order, variant = 'soft', id = ids.detail }: Props) {
  const t = useTranslations('home.loan');
  const linkTo = useLinkTo();
  return (
    <Button
      id={id}
      variant={variant}
      {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no })}
    >
      {t('detail')}
    </Button>
  );
}
