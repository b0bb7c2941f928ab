import { useTranslations } from 'next-intl';
import { isOver, useOpenTransfer, usePendingPayment } from '@/app/orders/payment/stored-payment';
import { TransferNote } from '@/app/orders/payment/transfer-note';
import { usePayLabel } from '@/app/orders/payment/use-pay-label';
import { Button } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from '../home.ids';
import { isDueSoon } from './loan-days';

/**
 * Opens the payment methods of a running loan; softly before its last days, and while a transfer is awaited. Leads to a
 * payment that was begun and has not arrived, as the loan's page says first what became of it.
 */
export function PayLoan({ order, id = ids.pay }: { order: Order; id?: string }) {
  const t = useTranslations('orders.pay');
  const linkTo = useLinkTo();
  const today = useToday();
  const label = usePayLabel(order);
  const transfer = useOpenTransfer(order);
  const last = usePendingPayment(order.order_no);
  const isBegun =
    last !== null && !order.payments?.some(({ payment_id }) => payment_id === last.payment_id);
  const isAwaited = transfer !== undefined && !isOver(transfer);
  return (
    <>
      {transfer && <TransferNote transfer={transfer} id={`${id}-transfer`} />}
      <Button
        id={id}
        variant={isDueSoon(order, today) && !isAwaited ? 'primary' : 'soft'}
        {...linkTo('/pages/order-detail/order-detail', {
          order_no: order.order_no,
          ...(isBegun ? {} : { pay: '1' }),
        })}
      >
        {isBegun ? t('pending') : label}
      </Button>
    </>
  );
}
