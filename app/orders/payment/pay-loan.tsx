import { useTranslations } from 'next-intl';
import { isDueSoon } from '@/app/orders/loan-days';
import { Button } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { PaymentNotes } from './payment-notes';
import { forgetPayment, markAsTold } from './pending-payment';
import { isOver, isTold, useIsAwaited, useOpenPayments } from './stored-payment';
import { usePayLabel, useRestLabel } from './use-pay-label';

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
      <PaymentNotes order={props.order} id={`${props.id}-transfer`} alone={props.soft} />
      <ToPay {...props} />
    </>
  );
}

/**
 * Opens the payment methods of a running loan; softly before its last days. While a payment that was begun may arrive it
 * leads to that: the loan's page says first what has become of it. Beside a part that was told of, what that leaves can be paid.
 */
export function ToPay({ order, id, soft = false }: Props) {
  const linkTo = useLinkTo();
  const today = useToday();
  const t = useTranslations('orders.pay');
  const label = usePayLabel(order);
  const isAwaited = useIsAwaited(order);
  const open = useOpenPayments(order);
  const [last] = open;
  const rest = useRestLabel(order);
  const toOrder = (query?: { pay: '1' | 'rest' }) =>
    linkTo('/pages/order-detail/order-detail', { order_no: order.order_no, ...query });
  // A transfer that is missed may have been made.
  const isMissed = !isAwaited && last !== undefined;
  const variant = isDueSoon(order, today) && !soft && !isMissed ? 'primary' : 'soft';
  if (!isAwaited) {
    return (
      <Button id={id} variant={variant} {...toOrder({ pay: '1' })}>
        {label}
      </Button>
    );
  }
  const hasRest = rest !== null && last !== undefined && isTold(last);
  const isToMake = last?.transfer !== undefined && !last.told;
  // Who has copied the data may have transferred.
  const isToCopy = isToMake && !last.copied;
  const mayTell = last !== undefined && (last.transfer ?? last.pay_url) && !isTold(last);
  const toLoan = toOrder();
  // Its answers are all that is to be done for it.
  const isAsked = mayTell && !last.transfer && open.length === 1;
  return (
    <>
      {hasRest ? (
        <Button id={id} variant={variant} {...toOrder({ pay: 'rest' })}>
          {rest}
        </Button>
      ) : isAsked ? null : (
        <Button id={id} variant={isToCopy ? variant : 'soft'} {...toLoan}>
          {isToMake
            ? t('transfer')
            : t('pending', { count: open.filter((each) => !isOver(each)).length })}
        </Button>
      )}
      {mayTell && (
        <Button
          id={`${id}-told`}
          variant={isAsked ? 'soft' : 'text'}
          {...toLoan}
          onClick={(event) => {
            markAsTold(order.order_no, last.payment_id);
            toLoan.onClick(event);
          }}
        >
          {t(last.transfer ? 'told' : 'paid')}
        </Button>
      )}
      {/* What was told of is taken back on the loan's page. */}
      {mayTell && last.pay_url !== undefined && (
        <Button
          id={`${id}-not-paid`}
          variant="text"
          onClick={() => forgetPayment(order.order_no, last.payment_id)}
        >
          {t('notPaid')}
        </Button>
      )}
    </>
  );
}
