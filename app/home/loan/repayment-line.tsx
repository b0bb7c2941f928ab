import type { Order } from '@/lib/api/schemas/order';
import { useLoanFigures } from './use-loan-figures';

/** What is paid back and when, in one line. */
export function RepaymentLine({ order }: { order: Order }) {
  const { total } = useLoanFigures(order);
  return (
    <p className="between">
      <span className="muted">{total.label}</span>
      <b className="num">{total.value}</b>
    </p>
  );
}
