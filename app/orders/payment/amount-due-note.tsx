import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { historyOf } from '../order-history';
import { useAwaitedAll } from './use-awaited';
import { useCounts } from './use-counts';
import { useIfNot } from './use-if-not';
import { useLateNext } from './use-late-next';

/**
 * Beside what a running loan is due at: of a late one, why that is more than was agreed, as a sum, unless the page cannot
 * explain it; beside a transfer of all that is awaited, from when that counts and what is due without it.
 */
export function AmountDueNote({ order }: { order: Order }) {
  const t = useTranslations('myLoan.row');
  const format = useFormat();
  const { late, paid, rest, saved } = historyOf(order);
  const told = useAwaitedAll(order);
  const next = useLateNext(order);
  const counts = useCounts(told?.transfers ?? []);
  const ifNot = useIfNot(order, told);
  if (order.state === 'lending' && told) {
    return (
      <p className="small">
        {counts} <span>{ifNot}.</span>
      </p>
    );
  }
  if (order.state === 'overdue' && told) return next && <p className="small">{next}</p>;
  if (order.state !== 'overdue' || !late || rest !== 0 || saved > 0) return null;
  return (
    <p className="small num">
      {t('madeOf', {
        loan: format.money(order.repayment),
        late: format.money(late),
        paid: paid ? format.money(paid) : 'none',
        due: format.money(order.amount_due),
      })}
    </p>
  );
}
