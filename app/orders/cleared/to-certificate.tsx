import { useTranslations } from 'next-intl';
import { Button, type ButtonVariant } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useRefundAsked } from './refund';

type Props = {
  order: Order;
  id: string;
  /** What was paid too much: it is asked for right above, which comes first until it was. */
  refund?: number;
  variant?: ButtonVariant;
};

/** Leads to the paper that says that a loan is paid back. */
export function ToCertificate({ order, id, refund = 0, variant }: Props) {
  const t = useTranslations('home.cleared');
  const linkTo = useLinkTo();
  const { order_no } = order;
  const isAsked = useRefundAsked(order_no, refund) !== null;
  return (
    <Button
      id={id}
      variant={variant ?? (refund > 0 && !isAsked ? 'text' : 'soft')}
      {...linkTo('/pages/contract-new/contract-new', { order_no, paper: 'certificate' })}
    >
      {t('certificate')}
    </Button>
  );
}
