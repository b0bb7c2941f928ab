import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LendingHero } from '@/app/home/loan/lending-hero';
import { OverdueHero } from '@/app/home/loan/overdue-hero';
import { PayoutFailedHero } from '@/app/home/loan/payout-failed-hero';
import { SentHero } from '@/app/home/loan/sent-hero';
import { AddToCalendar } from '@/app/orders/calendar/add-to-calendar';
import { ClearedHero } from '@/app/orders/cleared/cleared-hero';
import { OverpaidNote } from '@/app/orders/cleared/overpaid-note';
import { ToCertificate } from '@/app/orders/cleared/to-certificate';
import { useKnownHome } from '@/app/orders/known-order';
import { loanDays } from '@/app/orders/loan-days';
import { historyOf } from '@/app/orders/order-history';
import { lastDayOf } from '@/app/orders/order-ledger';
import type { Receipt } from '@/app/orders/payment/received/receipt';
import { useIsAwaited } from '@/app/orders/payment/stored-payment';
import { useIsFirstDay } from '@/app/orders/payment/use-awaited';
import type { Order } from '@/lib/api/schemas/order';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from './screen.ids';

type Props = {
  order: Order;
  rates: PenaltyRates;
  /** When the order was last fetched, in milliseconds since 1970. */
  lookedAt: number | undefined;
  /** What was paid just now; `null` where nothing was. */
  paid: Receipt | null;
  /** That the payment which cleared the order was received. */
  received?: ReactNode;
};

/** The order's state, the amount that matters in it, and what comes next. */
export function OrderHead({ order, rates, lookedAt, paid, received }: Props) {
  const name = useKnownHome()?.user?.first_name;
  const isFirstDay = useIsFirstDay(order);
  // A notice below says what was received just now.
  const saysShort = paid === null;
  switch (order.state) {
    case 'overdue':
      // The notice below says it, to which the page opens.
      return <OverdueHero {...{ order, rates, saysShort }} saysCounts={false} />;
    case 'lending':
      // As on Home: that day belongs to the money, unless paying it all back has begun.
      return isFirstDay ? (
        <SentHero order={order}>
          <AddToCalendar
            id={ids.calendar}
            orderNo={order.order_no}
            date={order.repay_date}
            amount={order.repayment}
          />
        </SentHero>
      ) : (
        <Lending order={order} saysShort={saysShort} />
      );
    case 'cleared':
      return <Cleared {...{ order, name, paid, received }} />;
    case 'waiting':
      return <SentHero order={order} lookedAt={lookedAt} />;
    case 'payment_failed':
      return <PaymentFailed order={order} />;
  }
}

function Lending({ order, saysShort }: { order: Order; saysShort: boolean }) {
  const t = useTranslations('orderDetail.lending');
  const today = useToday();
  const isAwaited = useIsAwaited(order);
  const isDue = loanDays(order, today).left === 0 && today <= lastDayOf(order);
  return (
    // The notice below says from when a transfer counts, as of an overdue one.
    <LendingHero order={order} saysCounts={false} saysShort={saysShort}>
      {isDue && !isAwaited && <p className="mt-2">{t('dueToday')}</p>}
    </LendingHero>
  );
}

/** The debt is gone: with what is returned, and its paper. */
function Cleared({
  order,
  name,
  paid,
  received,
}: Pick<Props, 'order' | 'paid' | 'received'> & { name: string | undefined }) {
  const { overpaid } = historyOf(order);
  return (
    <ClearedHero {...{ order, name, paid, received }}>
      <OverpaidNote orderNo={order.order_no} overpaid={overpaid} id={ids.overpaid} />
      <ToCertificate id={ids.certificate} order={order} refund={overpaid} />
    </ClearedHero>
  );
}

function PaymentFailed({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.paymentFailed');
  const { account_type: type, tail } = order.account;
  return (
    <PayoutFailedHero order={order}>
      <p>{t('text', { type, tail })}</p>
    </PayoutFailedHero>
  );
}
