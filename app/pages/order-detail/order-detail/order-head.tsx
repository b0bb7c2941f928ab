import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isPayoutDay, loanDays } from '@/app/home/loan/loan-days';
import { RepaymentLine } from '@/app/home/loan/repayment-line';
import { SentHero } from '@/app/home/loan/sent-hero';
import { useHowPaid } from '@/app/home/loan/use-how-paid';
import { dueOnDate, dueTomorrow } from '@/app/orders/due-on';
import { dueToday, historyOf } from '@/app/orders/order-history';
import { lastDayOf } from '@/app/orders/order-ledger';
import { OrderPill } from '@/app/orders/order-pill';
import { OverpaidNote } from '@/app/orders/overpaid-note';
import { PayingNotes } from '@/app/orders/paying-notes';
import { Button } from '@/components/button/button';
import { Figure, Figures } from '@/components/figures/figures';
import { strongFigure } from '@/components/foundation/strong';
import { Hero } from '@/components/hero/hero';
import { iconCircleCheck } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Notice } from '@/components/notice/notice';
import type { Order } from '@/lib/api/schemas/order';
import type { CalendarDate } from '@/lib/chile/calendar-date';
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

/** Whether the order's head is a sky: until its money runs, and once it is paid back. */
export function hasSky(order: Order, today: CalendarDate): boolean {
  return order.state === 'waiting' || order.state === 'cleared' || isPayoutDay(order, today);
}

/** The order's state, the amount that matters in it, and what comes next. */
export function OrderHead({ order, rates, received }: Props) {
  const today = useToday();
  switch (order.state) {
    case 'overdue':
      return <Overdue order={order} rates={rates} />;
    case 'lending':
      return isPayoutDay(order, today) ? (
        <SentHero order={order}>
          <PayingNotes order={order} />
        </SentHero>
      ) : (
        <Lending order={order} />
      );
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

/** The debt is gone: that 0 is left, how it was paid, part by part what the loan cost, what is returned, and its paper. */
function Cleared({ order, received }: Pick<Props, 'order' | 'received'>) {
  const t = useTranslations('orderDetail.cleared');
  const linkTo = useLinkTo();
  const { order_no } = order;
  const history = historyOf(order);
  const howPaid = useHowPaid(order);
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
      text={howPaid}
    >
      {history.late ? <LateCost order={order} /> : null}
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
  const repayment = lines.at(-1)?.amount ?? order.repayment;
  return (
    <Figures>
      <Figure label={t('agreed')} value={money(costOf(order))} />
      {lines.map(({ key, amount }) => {
        const label = labels[key];
        return label && <Figure key={key} label={label} value={money(amount)} />;
      })}
      <Figure kind="total" label={total} value={money(costOf({ repayment, arrival }))} />
    </Figures>
  );
}

/** The money is on its way, as on the screen after signing. */
function Waiting({ order }: { order: Order }) {
  const t = useTranslations('orderDetail.waiting');
  const { account_type: type, tail } = order.account;
  return (
    <Hero
      sun="half"
      pill={<OrderPill order={order} />}
      title={t('title')}
      amount={<Money size="hero" amount={order.arrival} />}
      text={t('text', { type, tail })}
    >
      <RepaymentLine order={order} />
    </Hero>
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
