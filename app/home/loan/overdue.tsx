import { useTranslations } from 'next-intl';
import { dueToday, historyOf } from '@/app/orders/order-history';
import { PayLoan } from '@/app/orders/payment/pay-loan';
import { useAwaitedAll } from '@/app/orders/payment/stored-payment';
import { lateCost } from '@/app/orders/penalty';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Stats } from '@/components/stats/stats';
import { Tile } from '@/components/tile/tile';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import type { PenaltyRates } from '@/lib/loan/penalty';
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
  const toOrder = linkTo('/pages/order-detail/order-detail', { order_no: order.order_no });
  return (
    <>
      <OverdueHero order={order} rates={rates}>
        {!told && dueToday(order) !== null && <AmountDueParts order={order} rates={rates} />}
        <PayLoan order={order} id={ids.pay} />
      </OverdueHero>
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
function AmountDueParts({ order, rates }: { order: Order; rates: PenaltyRates }) {
  const t = useTranslations('home.overdue');
  const format = useFormat();
  const { split, total } = lateCost(order, rates);
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
  return <Stats items={[loan, ...parts, sum]} />;
}
