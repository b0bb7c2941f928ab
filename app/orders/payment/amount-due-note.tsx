import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { historyOf, isRunning } from '../order-history';
import { usePaidText } from '../use-paid-text';
import { useAwaitedNote } from './use-awaited-note';

/**
 * Beside what a running loan is due at: of a late one, why that is more than was agreed, as a sum, unless the page cannot
 * explain it; beside transfers that are awaited, what is to be known of them.
 */
export function AmountDueNote({ order }: { order: Order }) {
  const t = useTranslations('myLoan.row');
  const format = useFormat();
  const { late, paid, rest, saved } = historyOf(order);
  const awaited = useAwaitedNote(order);
  const paidText = usePaidText(order);
  if (awaited && isRunning(order)) {
    return (
      <p className="small">
        {awaited} {order.state === 'overdue' && paidText}
      </p>
    );
  }
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
