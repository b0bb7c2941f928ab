import { useTranslations } from 'next-intl';
import { toRequest } from '@/app/layout/to-service';
import { Button } from '@/components/button/button';
import { Notice } from '@/components/notice/notice';
import type { Home } from '@/lib/api/schemas/home';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { Link } from '@/lib/router/link';
import { useLinkTo } from '@/lib/router/use-link-to';
import { formatOrderNo } from '../format-order-no';
import { historyOf } from '../order-history';
import { useRefundAsked } from './refund';

type OverpaidProps = { orderNo: string; overpaid: number; id: string };

/** What was paid beyond what was due, and how it is asked for, or when it was; nothing where nothing was. */
export function OverpaidNote({ orderNo, overpaid, id }: OverpaidProps) {
  const t = useTranslations('orders');
  const format = useFormat();
  const linkTo = useLinkTo();
  const askedAt = useRefundAsked(orderNo, overpaid);
  if (overpaid === 0) return null;
  const amount = format.money(overpaid);
  const { hours } = config.lender;
  return (
    <div id={id} className="stack">
      <p>
        {t('overpaid', { amount })}{' '}
        {askedAt === null
          ? t('refundHow', hours)
          : t('refundAsked', { date: format.date(new Date(askedAt), 'short'), ...hours })}
      </p>
      <Button
        variant={askedAt === null ? 'soft' : 'text'}
        {...linkTo('/pages/custom-service/custom-service', { ask: 'refund', order_no: orderNo })}
      >
        {askedAt === null ? t('askOverpaid', { amount }) : t('askedOverpaid')}
      </Button>
    </div>
  );
}

/** The same of other loans, each by its number: a transfer that arrives late may be another loan's than the last one. */
export function OverpaidNotes({ overpaid, id }: { overpaid: Overpaid[]; id: string }) {
  const t = useTranslations('orders');
  const format = useFormat();
  if (overpaid.length === 0) return null;
  return (
    <Notice id={id}>
      {overpaid.map(({ order_no, amount }) => (
        <p key={order_no}>
          {t.rich('overpaidOf', {
            amount: format.money(amount),
            no: formatOrderNo(order_no),
            a: toRequest('refund', order_no),
            order: (words) => (
              <Link to="/pages/order-detail/order-detail" query={{ order_no }}>
                {words}
              </Link>
            ),
          })}
        </p>
      ))}
    </Notice>
  );
}

type Overpaid = NonNullable<Home['overpaid']>[number];

/** What was paid too much of which loan: by the server where it says so, else of the order that it sends. */
export function overpaidOf({ overpaid, order }: Home): Overpaid[] {
  const ofOrder = order && { order_no: order.order_no, amount: historyOf(order).overpaid };
  const all = overpaid ?? (ofOrder ? [ofOrder] : []);
  return all.filter(({ amount }) => amount > 0);
}
