import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { historyOf, isRunning } from '../order-history';
import { useShortText } from '../use-paid-text';
import { useAwaitedNote } from './use-awaited-note';

type Props = {
  order: Order;
  /** Says what is due without transfers that are awaited. */
  saysIfNot?: boolean | undefined;
};

/**
 * Beside what a running loan is due at: of a late one, why that is more than was agreed, as a sum, unless the page cannot
 * explain it; beside transfers that are awaited, what is to be known of them.
 */
export function AmountDueNote({ order, saysIfNot }: Props) {
  const t = useTranslations('myLoan.row');
  const format = useFormat();
  const { late, paid, rest, saved } = historyOf(order);
  const awaited = useAwaitedNote(order, { saysIfNot });
  const short = useShortText(order);
  if (awaited && isRunning(order)) return <p className="small">{awaited}</p>;
  if (order.state !== 'overdue' || !late || rest !== 0 || saved > 0) return null;
  return (
    <>
      <p className="small num">
        {t('madeOf', {
          loan: format.money(order.repayment),
          late: format.money(late),
          paid: paid ? format.money(paid) : 'none',
          due: format.money(order.amount_due),
        })}
      </p>
      {short && <p className="small">{short}</p>}
    </>
  );
}
