import { useTranslations } from 'next-intl';
import { dueTomorrow } from '@/app/orders/due-on';
import { dueToday, historyOf } from '@/app/orders/order-history';
import { OrderPill } from '@/app/orders/order-pill';
import { useIsAwaited } from '@/app/orders/payment/stored-payment';
import { lateCost } from '@/app/orders/penalty';
import { Hero } from '@/components/hero/hero';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { Money } from '@/components/money/money';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Stats } from '@/components/stats/stats';
import { Tile } from '@/components/tile/tile';
import type { Home } from '@/lib/api/schemas/home';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { PayLoan } from './pay-loan';

/** An overdue loan: the amount due, its parts, what tomorrow adds, and how to get help. */
export function Overdue({ home, order }: PartProps & { order: Order }) {
  const t = useTranslations('home.overdue');
  const linkTo = useLinkTo();
  const due = dueToday(order);
  const isAwaited = useIsAwaited(order);
  const toOrder = linkTo('/pages/order-detail/order-detail', { order_no: order.order_no });
  return (
    <>
      <Hero
        sun="setting"
        pill={<OrderPill order={order} />}
        title={t(isAwaited ? 'owed' : 'title')}
        amount={due === null ? undefined : <Money size="hero" amount={due} />}
      >
        {due !== null && <AmountDueParts order={order} penalty={order.penalty ?? home.penalty} />}
        <PayLoan order={order} />
      </Hero>
      <div className="section">
        <Tile
          id={ids.talk}
          icon={iconMessageCircle}
          action={t('talk')}
          {...linkTo('/pages/custom-service/custom-service')}
        >
          {t('cannot')}
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

/** The parts of the amount due. They add up to it, also after a partial payment. */
function AmountDueParts({ order, penalty }: { order: Order; penalty: Home['penalty'] }) {
  const t = useTranslations('home.overdue');
  const format = useFormat();
  const { split, total } = lateCost(order, penalty);
  const tomorrow = dueTomorrow(order, penalty);
  // What was paid has a part of its own: taken off the loan's, it could leave a negative one.
  const history = historyOf(order);
  const paid = -(history.paid ?? -Math.min(0, history.rest ?? 0));
  const loan = { label: t('loan'), value: format.money(order.amount_due - total - paid) };
  const late = { label: t('penalty'), value: format.money(total) };
  const splitParts = split && [
    { label: t('once'), value: format.money(split.once) },
    { label: t('days', { days: order.days_overdue }), value: format.money(split.days) },
  ];
  const parts =
    paid < 0
      ? [
          late,
          { label: t(history.paid === null ? 'paidOrLess' : 'paid'), value: format.money(paid) },
        ]
      : (splitParts ?? [late]);
  const sum = {
    label: t('total'),
    value: format.money(order.amount_due),
    total: 'hidden',
  } as const;
  return (
    <>
      <Stats items={[loan, ...parts, sum]} />
      {tomorrow !== null && (
        <p className="small muted">
          {tomorrow > order.amount_due
            ? t('tomorrow', {
                total: format.money(tomorrow),
                more: format.money(tomorrow - order.amount_due),
              })
            : t('capped')}
        </p>
      )}
    </>
  );
}
