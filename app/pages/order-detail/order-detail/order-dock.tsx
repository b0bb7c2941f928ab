'use client';
import { useTranslations } from 'next-intl';
import { isDueSoon } from '@/app/home/loan/loan-days';
import { useCopy } from '@/app/orders/copy/use-copy';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import type { PendingPayment } from '@/app/orders/payment/pending-payment';
import { usePayLabel } from '@/app/orders/payment/use-pay-label';
import { isAwaited, type Payment } from '@/app/orders/payment/use-payment';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { iconCopy } from '@/components/icon/shapes/input';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { iconCheck } from '@/components/icon/shapes/status';
import type { Order } from '@/lib/api/schemas/order';
import { transferText } from '@/lib/chile/transfer-text';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from './screen.ids';

type Props = {
  order: Order;
  payment: Payment;
  /** Opens the payment methods. */
  onPay: () => void;
};

/**
 * What the order's state asks for: to pay it, to finish or await a payment that was begun, or to correct the payout
 * account. None while it is paid out or once it is cleared.
 */
export function OrderDock(props: Props) {
  const { order, payment } = props;
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
      return isAwaited(payment) ? <Awaited payment={payment} /> : <Pay {...props} />;
  }
}

/** Before the last days nothing is urgent: then the button does not shout. */
function Pay({ order, onPay }: Props) {
  const today = useToday();
  const label = usePayLabel(order);
  const isUrgent = order.state === 'overdue' || isDueSoon(order, today);
  return (
    <Dock>
      <Button id={paymentIds.open} variant={isUrgent ? 'primary' : 'soft'} opens onClick={onPay}>
        {label}
      </Button>
    </Dock>
  );
}

type AwaitedProps = { payment: Payment & { pending: PendingPayment } };

/** A payment that was begun: the data to transfer with, or the pay page, and a look for the money. */
function Awaited({ payment }: AwaitedProps) {
  const t = useTranslations('payment');
  const { pending, state, check, resume } = payment;
  const { transfer, total, pay_url } = pending;
  const isChecking = state === 'checking';
  return (
    <Dock>
      {transfer && <CopyAll text={transferText(transfer, total)} />}
      <Button
        id={paymentIds.check}
        variant="soft"
        icon={iconRefresh}
        loading={isChecking}
        opens
        onClick={check}
      >
        {t(transfer ? 'checkTransfer' : 'check')}
      </Button>
      {pay_url !== undefined && !isChecking && (
        <Button variant="text" opens onClick={resume}>
          {t('resume')}
        </Button>
      )}
    </Dock>
  );
}

function CopyAll({ text }: { text: string }) {
  const t = useTranslations('payment.transferTo');
  const { copied, copy } = useCopy(t('all'), text);
  return (
    <Button id={paymentIds.copyAll} icon={copied ? iconCheck : iconCopy} opens onClick={copy}>
      {t('copyAll')}
    </Button>
  );
}
