import { useTranslations } from 'next-intl';
import { useIsAwaited, useOpenTransfers } from '@/app/orders/payment/stored-payment';
import { TransferNotes } from '@/app/orders/payment/transfer-note';
import { usePayLabel } from '@/app/orders/payment/use-pay-label';
import { Button } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from '../home.ids';
import { isDueSoon } from './loan-days';

/**
 * Opens the payment methods of a running loan; softly before its last days. While a payment that was begun may arrive it
 * leads to that: the loan's page says first what has become of it.
 */
export function PayLoan({ order, id = ids.pay }: { order: Order; id?: string }) {
  const t = useTranslations('orders.pay');
  const linkTo = useLinkTo();
  const today = useToday();
  const label = usePayLabel(order);
  const transfers = useOpenTransfers(order);
  const isAwaited = useIsAwaited(order);
  return (
    <>
      <TransferNotes transfers={transfers} id={`${id}-transfer`} />
      <Button
        id={id}
        variant={isDueSoon(order, today) && !isAwaited ? 'primary' : 'soft'}
        {...linkTo('/pages/order-detail/order-detail', {
          order_no: order.order_no,
          ...(!isAwaited && { pay: '1' }),
        })}
      >
        {isAwaited ? t('pending') : label}
      </Button>
    </>
  );
}
