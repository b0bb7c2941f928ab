'use client';
import { useTranslations } from 'next-intl';
import { useCopy } from '@/app/orders/copy/use-copy';
import { isDueSoon, isPayoutDay } from '@/app/orders/loan-days';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { markAsCopied } from '@/app/orders/payment/pending-payment';
import type { PendingPayment } from '@/app/orders/payment/stored-payment';
import { usePayLabel, useRestLabel } from '@/app/orders/payment/use-pay-label';
import { hasEnded, isAwaited, type Payment } from '@/app/orders/payment/use-payment';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { iconCopy } from '@/components/icon/shapes/input';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { iconCheck } from '@/components/icon/shapes/status';
import type { Order } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';
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

/** The day of the payout belongs to the money: it can be paid back below the figures, and nothing asks for that. */
export function isQuiet(order: Order, { pending }: Payment, today: CalendarDate): boolean {
  return pending === null && isPayoutDay(order, today);
}

/**
 * What the order's state asks for: to pay it, to finish or await a payment that was begun, or to correct the payout
 * account. None while and on the day that it is paid out, and once it is cleared.
 */
export function OrderDock(props: Props) {
  const { order, payment } = props;
  const t = useTranslations('orderDetail');
  const linkTo = useLinkTo();
  const today = useToday();
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
      if (isAwaited(payment))
        return <Awaited key={payment.pending.payment_id} {...props} payment={payment} />;
      return isQuiet(order, payment, today) ? null : <Pay {...props} />;
  }
}

/** The button does not shout before the last days, nor where a transfer that was chosen may yet arrive, or may have been lost. */
function Pay({ order, payment, onPay }: Props) {
  const today = useToday();
  const { pending } = payment;
  const isMissed = payment.state === 'missed';
  const mayArrive =
    isMissed || (!hasEnded(payment) && (pending?.transfer ?? pending?.earlier) !== undefined);
  const label = usePayLabel(order);
  return (
    <Dock>
      <Button
        id={paymentIds.open}
        variant={isDueSoon(order, today) && !mayArrive ? 'primary' : 'soft'}
        opens
        onClick={onPay}
      >
        {label}
      </Button>
    </Dock>
  );
}

type AwaitedProps = Props & { payment: Payment & { pending: PendingPayment } };

/**
 * A payment that was begun: the data to transfer with, and a look for the money. What is next leads; beside a part that was
 * told of, to pay what it leaves.
 */
function Awaited({ order, payment, onPay }: AwaitedProps) {
  const t = useTranslations('payment');
  const { pending, state, check, tell } = payment;
  const { transfer, total, told: hasTold } = pending;
  const today = useToday();
  const rest = useRestLabel(order);
  const text = transfer ? transferText(transfer, total) : '';
  const { copied, copy } = useCopy(t('transferTo.all'), text, () =>
    markAsCopied(order.order_no, pending.payment_id),
  );
  const isChecking = state === 'checking';
  const isToCopy = !copied && !pending.copied;
  // What became of a page is asked above, with its answers.
  if (!transfer && !hasTold) return null;
  return (
    <Dock>
      {!hasTold && (
        <Button
          id={paymentIds.copyAll}
          variant={isToCopy ? 'primary' : 'soft'}
          icon={copied ? iconCheck : iconCopy}
          opens
          onClick={copy}
        >
          {t(copied ? 'transferTo.copied' : 'transferTo.copyAll')}
        </Button>
      )}
      {hasTold && rest !== null && !isChecking && (
        <Button
          id={paymentIds.open}
          variant={isDueSoon(order, today) ? 'primary' : 'soft'}
          opens
          onClick={onPay}
        >
          {rest}
        </Button>
      )}
      <Button
        id={paymentIds.check}
        // Who has copied its data has most often made it; once it is told of, the app looks by itself.
        variant={hasTold ? 'text' : isToCopy ? 'soft' : 'primary'}
        icon={hasTold ? iconRefresh : undefined}
        loading={isChecking}
        opens
        onClick={hasTold ? check : tell}
      >
        {t(hasTold ? 'checkAgain' : 'checkTransfer')}
      </Button>
    </Dock>
  );
}
