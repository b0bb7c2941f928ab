import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { dueOnDate } from '@/app/orders/early-saving';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { OrderPill } from '@/app/orders/order-pill';
import { classes } from '@/components/foundation/classes';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** An order of a list, linked to its detail. Memoized, so that loading more rows does not render it again. */
export const OrderRow = memo(function OrderRow({ order }: { order: Order }) {
  const t = useTranslations('myLoan.row');
  const format = useFormat();
  const linkTo = useLinkTo();
  const { order_no, state, amount, applied_at } = order;
  const due = useDue(order);
  return (
    <li className="my-loan__item">
      <a
        id={ids.row(order_no)}
        className={classes('my-loan__row', state === 'overdue' && 'my-loan__row--overdue')}
        {...linkTo('/pages/order-detail/order-detail', { order_no })}
      >
        <span className="my-loan__line">
          <OrderPill order={order} />
          <span className="small muted num">{t('number', { no: formatOrderNo(order_no) })}</span>
        </span>
        <span className="my-loan__line">
          <span>
            <span className="my-loan__label">
              {t('applied', { date: format.date(applied_at) })}
            </span>
            <span className="my-loan__sum">{format.money(amount)}</span>
          </span>
          <span className="my-loan__due">
            <span className="my-loan__label">{due.label}</span>
            <span className="my-loan__sum">{format.money(due.amount)}</span>
          </span>
        </span>
      </a>
    </li>
  );
});

/** The next amount of the order: to be received, or to be repaid. */
function useDue(order: Order): { label: string; amount: number } {
  const t = useTranslations('myLoan.row');
  const format = useFormat();
  const { state, arrival, amount_due: amount } = order;
  if (state === 'waiting') return { label: t('willArrive'), amount: arrival };
  if (state === 'payment_failed') return { label: t('notSent'), amount: arrival };
  if (state === 'overdue') return { label: t('dueNow'), amount };
  if (state === 'cleared') return { label: t('due'), amount };
  const date = format.date(order.repay_date, 'short');
  return { label: t('dueOn', { date }), amount: dueOnDate(order) };
}

/** Placeholder for three orders. */
export function OrderRowsSkeleton() {
  return (
    <Skeleton>
      <div className="my-loan__list">
        {[1, 2, 3].map((row) => (
          <div key={row} className="my-loan__row">
            <Bone width={40} />
            <Bone shape="title" width={80} />
            <Bone width={60} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
