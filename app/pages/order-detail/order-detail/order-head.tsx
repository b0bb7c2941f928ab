import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { loanDays } from '@/app/home/loan/loan-days';
import { useHowPaid } from '@/app/home/loan/use-how-paid';
import { dueOnDate, dueTomorrow } from '@/app/orders/due-on';
import { dueToday, historyOf, takenBy } from '@/app/orders/order-history';
import { lastDayOf } from '@/app/orders/order-ledger';
import { OrderPill } from '@/app/orders/order-pill';
import { OverpaidNote } from '@/app/orders/overpaid-note';
import { PayingNotes } from '@/app/orders/paying-notes';
import { Button } from '@/components/button/button';
import { strongFigure } from '@/components/foundation/strong';
import { Hero } from '@/components/hero/hero';
import { iconCircleCheck } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Notice } from '@/components/notice/notice';
import { Stats } from '@/components/stats/stats';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { repaidLines } from '@/lib/loan/figure-lines';
import type { PenaltyRates } from '@/lib/loan/penalty';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from './screen.ids';

type Props = {
  order: Order;
  rates: PenaltyRates;
  /** That the payment which cleared the order was received. */
  received?: ReactNode;
};

/** The order's state, the amount that matters in it, and what comes next. */
export function OrderHead({ order, rates, received }: Props) {
  switch (order.state) {
    case 'overdue':
      return <Overdue order={order} rates={rates} />;
    case 'lending':
      return <Lending order={order} />;
    case 'cleared':
      return <Cleared order={order} received={received} />;
    case 'waiting':
      return <Waiting order={order} />;
    case 'payment_failed':
      return <PaymentFailed order={order} />;
  }
}

function Overdue({ order, rates }: Props) {
  const t = useTranslations('orderDetail.overdue');
  const format = useFormat();
  const tomorrow = dueTomorrow(order, rates);
  return (
    <Head order={order} title={t('title')} amount={dueToday(order)}>
      {tomorrow !== null && (
        // By their keys: React cannot take a text away that a translation by the browser has replaced.
        <p className="muted" key={tomorrow > order.amount_due ? 'more' : 'capped'}>
          {tomorrow > order.amount_due
            ? t.rich('tomorrow', { amount: format.money(tomorrow), b: strongFigure })
            : t('capped')}
        </p>
      )}
    </Head>
  );
}

function Lending({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.lending');
  const format = useFormat();
  const today = useToday();
  const { left: days } = loanDays(order, today);
  const due = dueOnDate(order, today);
  return (
    <Head
      order={order}
      title={t(due.isToday ? 'titleToday' : 'title', {
        date: format.date(order.repay_date, 'weekday'),
      })}
      amount={due.amount}
    >
      {today <= lastDayOf(order) && <p className="muted">{t('daysLeft', { days })}</p>}
      <PayingNotes order={order} />
    </Head>
  );
}

/** The debt is gone: that 0 is left, how it was paid, what the loan cost, what is returned, and its paper. */
function Cleared({ order, received }: Pick<Props, 'order' | 'received'>) {
  const t = useTranslations('orderDetail.cleared');
  const format = useFormat();
  const linkTo = useLinkTo();
  const { order_no } = order;
  const history = historyOf(order);
  const repayment = takenBy(history);
  const howPaid = useHowPaid(order);
  const isLate = Boolean(history.late);
  return (
    <Hero
      sun="freed"
      pill={<OrderPill order={order} />}
      title={t('title')}
      amount={
        <>
          <Money size="hero" amount={0} />
          {received}
        </>
      }
      text={
        repayment === null ? undefined : (
          <>
            {howPaid && <span>{howPaid}</span>}
            {howPaid && !isLate && <br />}
            {!isLate && (
              <span>
                {t('cost', { cost: format.money(costOf({ repayment, arrival: order.arrival })) })}
              </span>
            )}
          </>
        )
      }
    >
      {isLate && <LateCost order={order} />}
      <OverpaidNote order={order} id={ids.overpaid} />
      <Button
        id={ids.certificate}
        variant={history.overpaid > 0 ? 'text' : 'soft'}
        icon={iconCircleCheck}
        {...linkTo('/pages/contract-new/contract-new', { order_no, paper: 'certificate' })}
      >
        {t('certificate')}
      </Button>
    </Hero>
  );
}

/** What a loan that was paid back late has cost: what was agreed, and what was added to it. */
function LateCost({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.cleared');
  const figures = useTranslations('orderFigures');
  const total = useTranslations('ui.breakdown')('costPast');
  const { money } = useFormat();
  const { arrival } = order;
  const labels: Partial<Record<string, string>> = {
    early: figures('early'),
    late: figures('late'),
    adjustment: figures('adjustment'),
    wayFees: figures('wayFees'),
  };
  const lines = repaidLines(order, historyOf(order));
  const changes = lines.flatMap(({ key, amount }) => {
    const label = labels[key];
    return label ? [{ label, value: money(amount) }] : [];
  });
  const repayment = lines.at(-1)?.amount ?? order.repayment;
  return (
    <Stats
      items={[
        { label: t('agreed'), value: money(costOf(order)) },
        ...changes,
        { label: total, value: money(costOf({ repayment, arrival })), total: 'shown' },
      ]}
    />
  );
}

function Waiting({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.waiting');
  const { account_type: type, tail } = order.account;
  return (
    <Head order={order} title={t('title')} amount={order.arrival}>
      <p className="muted">{t('text', { type, tail })}</p>
    </Head>
  );
}

function PaymentFailed({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.paymentFailed');
  const { account_type: type, tail } = order.account;
  return (
    <Head order={order} title={t('title')} amount={order.arrival}>
      <div className="mt-3">
        <Notice tone="warn">
          <p className="strong">{order.fail_reason ?? t('reason', { type })}</p>
          <p>{t('text', { type, tail })}</p>
        </Notice>
      </div>
    </Head>
  );
}

type HeadProps = { order: Order; title: string; amount: number | null; children: ReactNode };

function Head({ order, title, amount, children }: HeadProps) {
  return (
    <div className="order-detail__head">
      <OrderPill order={order} />
      <h1 id={ids.title} className="question">
        {title}
      </h1>
      {amount !== null && (
        <p>
          <Money amount={amount} />
        </p>
      )}
      {children}
    </div>
  );
}
