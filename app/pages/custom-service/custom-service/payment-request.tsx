import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LoadState } from '@/app/layout/load-state';
import { markRefundAsked } from '@/app/orders/cleared/refund';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { historyOf } from '@/app/orders/order-history';
import { countsFrom } from '@/app/orders/order-ledger';
import { paymentsOf, usePendingPayment } from '@/app/orders/payment/stored-payment';
import { useOrder } from '@/app/orders/use-order';
import { Skeleton, SkeletonCard } from '@/components/skeleton/skeleton';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { WrittenRequest } from './written-request';

type Props = {
  /** `refund`: to return what was paid too much; `transfer`: what became of a transfer. */
  ask: 'refund' | 'transfer';
  orderNo: string;
  /** The transfer, else the last one; for a refund, one that the loan does not need, else all that was too much. */
  paymentId: string | undefined;
  /** Shown where there is no such payment. */
  children: ReactNode;
};

/** A message about a payment, with the loan's number, its amount, and its transfer's reference. */
export function PaymentRequest({ orderNo, children, ...props }: Props) {
  const t = useTranslations('customService');
  const call = useOrder(orderNo);
  const skeleton = (
    <Skeleton title={t('title')}>
      <SkeletonCard lines={6} />
    </Skeleton>
  );
  return (
    <LoadState call={call} page skeleton={skeleton}>
      {(order) =>
        order ? (
          <Request {...props} order={order}>
            {children}
          </Request>
        ) : (
          children
        )
      }
    </LoadState>
  );
}

function Request({ ask, order, paymentId, children }: Omit<Props, 'orderNo'> & { order: Order }) {
  const t = useTranslations('customService');
  const { money } = useFormat();
  const payment = useAskedPayment(order, ({ payment_id }) =>
    paymentId === undefined ? ask === 'transfer' : payment_id === paymentId,
  );
  const amount = payment?.amount ?? (ask === 'refund' ? historyOf(order).overpaid : 0);
  const isAllTooMuch = ask === 'refund' && !payment;
  const no = formatOrderNo(order.order_no);
  if (amount === 0 || (ask === 'transfer' && !payment?.reference)) return children;
  return (
    <WrittenRequest
      name={ask}
      title={t(`${ask}.title`, { amount: money(amount) })}
      text={t(`${ask}.text`)}
      onTake={isAllTooMuch ? () => markRefundAsked(order.order_no, amount) : undefined}
      values={(format) => ({
        no,
        amount: format.money(amount),
        reference: payment?.reference ?? '',
        date: payment ? format.date(payment.at) : '',
      })}
    />
  );
}

/** A payment that was requested here or was received: what was paid in all, in pesos, from when it counts, and its reference. */
function useAskedPayment(order: Order, isMeant: (payment: { payment_id: string }) => boolean) {
  const stored = usePendingPayment(order.order_no);
  const requested = stored && paymentsOf(stored).find(isMeant);
  if (requested) {
    const { total, at, transfer } = requested;
    return { amount: total, at: new Date(at), reference: transfer?.reference };
  }
  const received = order.payments?.findLast(isMeant);
  if (!received) return undefined;
  const { amount, fee = 0, reference } = received;
  return { amount: amount + fee, at: countsFrom(received), reference };
}
