import { usePayLabel } from '@/app/orders/payment/use-pay-label';
import { Button } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** Leads to the ways to pay a running order. */
export function ToPay({ order }: { order: Order }) {
  const linkTo = useLinkTo();
  const query = { order_no: order.order_no, pay: '1' };
  return (
    <Button id={ids.pay} variant="soft" {...linkTo('/pages/order-detail/order-detail', query)}>
      {usePayLabel(order)}
    </Button>
  );
}
