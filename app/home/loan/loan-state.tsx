import { useTranslations } from 'next-intl';
import { nextLookMs } from '@/app/orders/payment/pending-payment';
import { useIsAwaited } from '@/app/orders/payment/stored-payment';
import { useOrder } from '@/app/orders/use-order';
import type { Order } from '@/lib/api/schemas/order';
import { HomeError } from '../home-error';
import { HomeSkeleton } from '../home-skeleton';
import type { PartProps } from '../part-props';
import { useHomePolling } from '../use-home-polling';
import { Cleared } from './cleared';
import { Lending } from './lending';
import { Overdue } from './overdue';
import { PayoutFailed, PayoutPending } from './payout';

/** The part of Home about a loan, for each of its states. */
export function LoanState(props: PartProps) {
  const { state, order } = props.home;
  if (state === 'cleared') return <Cleared {...props} />;
  return order ? <RunningLoan {...props} order={order} /> : <NewestLoan {...props} />;
}

/** The loan of a Home without an order, from the list of loans. */
function NewestLoan(props: PartProps) {
  const t = useTranslations('shell.tabs');
  const { data: order, isPending, isOffline, isRefreshing, retry } = useOrder('');
  if (order) return <RunningLoan {...props} order={order} />;
  if (isPending) return <HomeSkeleton title={t('home')} />;
  // Nothing may be shown that looks as if nothing were due.
  return <HomeError isOffline={isOffline} retry={retry} isRetrying={isRefreshing} />;
}

/** Whether a payment of a loan has come since, or has ended without money. */
function isOther(next: Order | undefined, order: Order): boolean {
  const endedOf = ({ failed_payments = [] }: Order) => failed_payments.length;
  return (
    next !== undefined && (next.amount_due !== order.amount_due || endedOf(next) !== endedOf(order))
  );
}

/** A loan that is not paid back; Home is refetched when a payment has come that is awaited. */
function RunningLoan(props: PartProps & { order: Order }) {
  const { home, order, refetch } = props;
  const isAwaited = useIsAwaited(order);
  useHomePolling({
    awaited: isAwaited ? order.order_no : null,
    hasCome: (next) => next.state !== home.state || isOther(next.order, order),
    onChange: () => void refetch(),
    everyMs: () => nextLookMs(order),
  });
  switch (home.state) {
    case 'waiting':
      return <PayoutPending {...props} order={order} />;
    case 'lending':
      return <Lending {...props} order={order} />;
    case 'overdue':
      return <Overdue {...props} order={order} />;
    case 'payment_failed':
      return <PayoutFailed {...props} order={order} />;
    default:
      return null;
  }
}
