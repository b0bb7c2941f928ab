import { useTranslations } from 'next-intl';
import { isDueSoon } from '@/app/orders/loan-days';
import { Button } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { PaymentNotes } from './payment-notes';
import { useIsAwaited, useOpenPayments } from './stored-payment';
import { usePayLabel } from './use-pay-label';

type Props = {
  order: Order;
  id: string;
  /** Softly in any case: the page is about something else. */
  soft?: boolean;
};

/** Opens the payment methods of a running loan, below what became of the payments that were requested. */
export function PayLoan(props: Props) {
  return (
    <>
      <PaymentNotes order={props.order} id={`${props.id}-transfer`} />
      <ToPay {...props} />
    </>
  );
}

/**
 * Opens the payment methods of a running loan; softly before its last days. While a payment that was begun may arrive it
 * leads to that: the loan's page says first what has become of it.
 */
export function ToPay({ order, id, soft = false }: Props) {
  const linkTo = useLinkTo();
  const today = useToday();
  const t = useTranslations('orders.pay');
  const label = usePayLabel(order);
  const isAwaited = useIsAwaited(order);
  const [last] = useOpenPayments(order);
  return (
    <Button
      id={id}
      variant={!soft && isDueSoon(order, today) && !isAwaited ? 'primary' : 'soft'}
      {...linkTo('/pages/order-detail/order-detail', {
        order_no: order.order_no,
        ...(!isAwaited && { pay: '1' }),
      })}
    >
      {!isAwaited ? label : t(last?.transfer && !last.told ? 'transfer' : 'pending')}
    </Button>
  );
}
