import { HomeFault } from '../frame/home-fault';
import type { PartProps } from '../part-props';
import { Cleared } from './cleared';
import { Lending } from './lending';
import { Overdue } from './overdue';
import { PaymentFailed } from './payment-failed';
import { Waiting } from './waiting';

/** How a loan stands: on its way, running, late, paid back, or not to be sent. */
export function LoanState(props: PartProps) {
  const { home, refresh, isRefreshing } = props;
  const { state, order } = home;
  if (state === 'cleared') return <Cleared {...props} />;
  // These states are about a loan: an answer without one cannot be shown as if nothing were due.
  if (!order) return <HomeFault offline={false} retry={refresh} retrying={isRefreshing} />;
  switch (state) {
    case 'waiting':
      return <Waiting {...props} order={order} />;
    case 'lending':
      return <Lending {...props} order={order} />;
    case 'overdue':
      return <Overdue {...props} order={order} />;
    case 'payment_failed':
      return <PaymentFailed {...props} order={order} />;
    default:
      return null;
  }
}
