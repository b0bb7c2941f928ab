import { useTranslations } from 'next-intl';
import { dueToday, historyOf } from '@/app/orders/order-history';
import { PayLoan } from '@/app/orders/payment/pay-loan';
import { useAwaitedAll, useAwaitedPart } from '@/app/orders/payment/use-awaited';
import { lateCost } from '@/app/orders/penalty';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Stats } from '@/components/stats/stats';
import { Tile } from '@/components/tile/tile';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import type { PenaltyRates } from '@/lib/loan/penalty';
import type { Query } from '@/lib/router/target';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { OverdueHero } from './overdue-hero';

/** An overdue loan: the amount due, its parts, and how to get help. */
export function Overdue({ home, order }: PartProps & { order: Order }) {
  const t = useTranslations('home.overdue');
  const linkTo = useLinkTo();
  const rates = order.penalty ?? home.penalty;
  // The parts are those of another sum.
  const told = useAwaitedAll(order);
  const part = useAwaitedPart(order);
  // Who has made it may miss it.
  const [transfer] = told?.transfers.every((each) => each.told) ? told.transfers : [];
  const about: Query = transfer
    ? { ask: 'transfer', order_no: order.order_no, payment_id: transfer.payment_id }
    : {};
  const toOrder = linkTo('/pages/order-detail/order-detail', { order_no: order.order_no });
  return (
    <>
      <OverdueHero order={order} rates={rates}>
        {!told && !part && dueToday(order) !== null && (
          <AmountDueParts order={order} rates={rates} />
        )}
        <PayLoan order={order} id={ids.pay} />
      </OverdueHero>
      <div className="section">
        <Tile
          id={ids.talk}
          icon={iconMessageCircle}
          action={t('talk')}
          {...linkTo('/pages/custom-service/custom-service', about)}
        >
          {t(transfer ? 'notHere' : 'cannot')}
        </Tile>
      </div>
      <Section title={t('how')}>
        <Rows>
          <LinkRow title={t('steps')} {...linkTo('/pages/custom-service/repay_help')} />
          <LinkRow title={t('why')} {...toOrder} />
        </Rows>
      </Section>
    </>
  );
}

/** The parts of the amount due, from the sum that was signed. They add up to it, also after a partial payment. */
function AmountDueParts({ order, rates }: { order: Order; rates: PenaltyRates }) {
  const t = useTranslations('home.overdue');
  const figures = useTranslations('orders.figures');
  const format = useFormat();
  const { split, total } = lateCost(order, rates);
  const { paid, saved, rest } = historyOf(order);
  const less =
    paid === null
      ? { label: t('paidOrLess'), amount: rest ?? 0 }
      : { label: t('paid'), amount: -paid };
  const changes = [
    { label: figures('early'), amount: -saved },
    { label: figures('adjustment'), amount: paid === null ? 0 : (rest ?? 0) },
  ].filter(({ amount }) => amount !== 0);
  const late =
    split && less.amount === 0 && changes.length === 0
      ? [
          { label: t('once'), amount: split.once },
          { label: t('days', { days: order.days_overdue }), amount: split.days },
        ]
      : [{ label: t('penalty'), amount: total }];
  const parts = [
    { label: t('loan'), amount: order.repayment },
    ...changes,
    ...late,
    ...(less.amount === 0 ? [] : [less]),
  ].map(({ label, amount }) => ({ label, value: format.money(amount) }));
  const sum = {
    label: t('total'),
    value: format.money(order.amount_due),
    total: 'hidden',
  } as const;
  return <Stats items={[...parts, sum]} />;
}
