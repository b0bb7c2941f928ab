'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { dueToday } from '@/app/orders/order-history';
import { PaySheet } from '@/app/orders/payment/pay-sheet';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import type { Payment } from '@/app/orders/payment/use-payment';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

type Props = { order: Order; payment: Payment };

/** The action for the order's state: pay it, or correct the payout account. None while it is paid out or once it is cleared. */
export function OrderDock({ order, payment }: Props) {
  const t = useTranslations('orderDetail');
  const linkTo = useLinkTo();
  switch (order.state) {
    case 'waiting':
    case 'cleared':
      return null;
    case 'payment_failed':
      return (
        <Dock>
          <Button
            id={ids.fix}
            {...linkTo('/pages/step/step-withdrawal/step-withdrawal', { order_no: order.order_no })}
          >
            {t('paymentFailed.fix')}
          </Button>
        </Dock>
      );
    default:
      return <Pay order={order} payment={payment} />;
  }
}

function Pay({ order, payment }: Props) {
  const t = useTranslations('orderDetail');
  const home = useTranslations('home.lending');
  const format = useFormat();
  const due = dueToday(order);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Dock>
        <Button id={paymentIds.open} opens onClick={() => setOpen(true)}>
          {due === null ? home('pay') : t('pay', { amount: format.money(due) })}
        </Button>
      </Dock>
      {isOpen && <PaySheet order={order} payment={payment} onDismiss={() => setOpen(false)} />}
    </>
  );
}
