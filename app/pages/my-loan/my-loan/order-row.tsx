import { useTranslations } from 'next-intl';
import { type ComponentProps, memo } from 'react';
import { IfNotSeen } from '@/app/home/loan/sent-hero';
import { ToDetail } from '@/app/home/loan/to-detail';
import { useLoanFigures } from '@/app/home/loan/use-loan-figures';
import { toService } from '@/app/layout/to-service';
import { useCancelUntil } from '@/app/orders/cancel/use-cancel-until';
import { clearedFrom } from '@/app/orders/cleared/cleared-from';
import { OverpaidNote } from '@/app/orders/cleared/overpaid-note';
import { ToCertificate } from '@/app/orders/cleared/to-certificate';
import { useHowPaid } from '@/app/orders/cleared/use-how-paid';
import { useIsQuietDay } from '@/app/orders/cleared/use-is-quiet-day';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { loanDays } from '@/app/orders/loan-days';
import { historyOf, isRunning, takenBy } from '@/app/orders/order-history';
import { lastDayOf } from '@/app/orders/order-ledger';
import { OrderPill } from '@/app/orders/order-pill';
import { PayingNotes } from '@/app/orders/paying-notes';
import { AmountDueNote } from '@/app/orders/payment/amount-due-note';
import { PayLoan } from '@/app/orders/payment/pay-loan';
import { useIsFirstDay, useIsLate } from '@/app/orders/payment/use-awaited';
import { useOwed } from '@/app/orders/payment/use-owed';
import { usePayoutLate } from '@/app/orders/payout/use-payout-late';
import { DayArc } from '@/components/art/day-arc';
import { Button } from '@/components/button/button';
import { Figure, Figures } from '@/components/figures/figures';
import { classes } from '@/components/foundation/classes';
import { FreedSun } from '@/components/hero/hero';
import { Icon } from '@/components/icon/icon';
import { iconChevronRight } from '@/components/icon/shapes/navigation';
import { Money } from '@/components/money/money';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from './screen.ids';

type Props = {
  order: Order;
  /** From 1, of `total` on the server: a screen reader says both, as further pages load at the end. */
  position: number;
  total: number;
  /** It was paid back last, and none runs: that nothing is owed is the news, with its certificate. */
  isNews?: boolean;
};

/** An order of a list, linked to its detail. Memoized, so that loading more rows does not render it again. */
export const OrderRow = memo(function OrderRow({ order, position, total, isNews }: Props) {
  const linkTo = useLinkTo();
  const { order_no, state } = order;
  const isCleared = state === 'cleared';
  const isOwed = isRunning(order);
  const isStuck = state === 'payment_failed';
  const isBold = !isCleared || isNews;
  const item = {
    className: classes('my-loan__item', isBold && 'my-loan__item--action'),
    'aria-posinset': position,
    'aria-setsize': total,
  };
  const content = (
    <>
      <a
        id={ids.row(order_no)}
        className={classes('my-loan__row', isBold && 'my-loan__row--running')}
        {...linkTo('/pages/order-detail/order-detail', { order_no })}
      >
        {isNews ? (
          <PaidOff order={order} />
        ) : isCleared ? (
          <Finished order={order} />
        ) : (
          <Running order={order} />
        )}
      </a>
      {state === 'waiting' && <Late order={order} />}
      {isOwed && <ToDo order={order} />}
      {state === 'waiting' && <ToDetail id={ids.detail(order_no)} order={order} />}
      {isNews && <AfterPaying order={order} />}
      {isStuck && <CorrectAccount order={order} />}
    </>
  );
  return state === 'overdue' ? (
    <OverdueItem {...item} order={order}>
      {content}
    </OverdueItem>
  ) : (
    <li {...item}>{content}</li>
  );
});

/** In the colours of a late loan, if it is one to its user. */
function OverdueItem({ order, className, ...item }: ComponentProps<'li'> & { order: Order }) {
  const isLate = useIsLate(order);
  return <li {...item} className={classes(className, isLate && 'my-loan__item--overdue')} />;
}

/** What is to be known and done of a running loan; on the day of the payout, what to do without the money. */
function ToDo({ order }: { order: Order }) {
  const { order_no } = order;
  return useIsFirstDay(order) ? (
    <>
      <IfNotSeen order={order} />
      <PayingNotes order={order} />
      <ToDetail id={ids.detail(order_no)} order={order} />
    </>
  ) : (
    <>
      <PayingNotes order={order} />
      <PayLoan order={order} id={ids.pay(order_no)} />
    </>
  );
}

/** The loan that was paid back last: that nothing is left, with the sun that has risen, and what it cost. */
function PaidOff({ order }: { order: Order }) {
  const t = useTranslations('myLoan.row');
  const cleared = useTranslations('home.cleared');
  const format = useFormat();
  const howPaid = useHowPaid(order);
  const { cost } = useLoanFigures(order);
  const history = historyOf(order);
  const taken = takenBy(history);
  const { payments: paid = [] } = order;
  const repaid = useTranslations('orders.figures')('repaid');
  const date = clearedFrom(order);
  return (
    <>
      <span className="my-loan__foot">
        <span>
          <b>{cleared('titleNoName')}</b>
          <Money size="hero" amount={0} />
        </span>
        <FreedSun />
      </span>
      <span className="my-loan__text">{howPaid}</span>
      <Figures>
        <Figure {...cost} />
      </Figures>
      {taken !== null && date !== undefined && (
        <Figures>
          <Figure
            label={
              paid.length > 1 || history.overpaid > 0
                ? repaid
                : t('paidOn', { date: format.date(date) })
            }
            value={format.money(taken)}
          />
        </Figures>
      )}
      <RowNumber order={order} />
    </>
  );
}

function Overpaid({ amount }: { amount: number }) {
  const t = useTranslations('myLoan.row');
  const { money } = useFormat();
  return (
    amount > 0 && <span className="my-loan__label">{t('overpaid', { amount: money(amount) })}</span>
  );
}

/** What was paid too much of a loan that was paid back, its certificate, and the way to another loan. */
function AfterPaying({ order }: { order: Order }) {
  const t = useTranslations('home.cleared');
  const linkTo = useLinkTo();
  const { overpaid } = historyOf(order);
  const isQuietDay = useIsQuietDay(order);
  return (
    <>
      <OverpaidNote orderNo={order.order_no} overpaid={overpaid} id={ids.overpaid} />
      <ToCertificate id={ids.certificate} order={order} refund={overpaid} />
      {!isQuietDay && overpaid === 0 && (
        <Button variant="text" {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}>
          {t('again')}
        </Button>
      )}
    </>
  );
}

/** A loan that is paid back, in a few lines. */
function Finished({ order }: { order: Order }) {
  const t = useTranslations('myLoan.row');
  const format = useFormat();
  const history = historyOf(order);
  const taken = takenBy(history);
  return (
    <>
      <span className="my-loan__line">
        <span className="my-loan__paid">
          {taken === null ? t('paidBack') : t('paid', { amount: format.money(taken) })}
        </span>
        <span className="my-loan__number small muted num">
          {t('number', { no: formatOrderNo(order.order_no) })}
        </span>
      </span>
      <span className="my-loan__foot">
        <span>
          <OrderPill order={order} />
          <Overpaid amount={history.overpaid} />
          <span className="my-loan__label">
            {t('applied', {
              amount: format.money(order.amount),
              date: format.date(order.applied_at),
            })}
          </span>
        </span>
        <Icon of={iconChevronRight} />
      </span>
    </>
  );
}

/** A loan that is running or being paid out: its next amount and date. */
function Running({ order }: { order: Order }) {
  const row = useTranslations('myLoan.row');
  const format = useFormat();
  const today = useToday();
  const days = loanDays(order, today);
  const isFirstDay = useIsFirstDay(order);
  const isLate = useIsLate(order);
  const next = useNextAmount(order, isFirstDay);
  const { total } = useLoanFigures(order);
  return (
    <>
      <OrderPill order={order} />
      <span className="my-loan__amount">
        <span className="my-loan__label">{next.label}</span>
        <Money size="hero" amount={next.amount} />
      </span>
      <AmountDueNote order={order} saysIfNot={false} />
      {/* A date that was missed is no news beside transfers that pay it. */}
      {(order.state !== 'overdue' || isLate) && (
        <span className="my-loan__foot">
          <Progress order={order} isFirstDay={isFirstDay} />
          {isRunning(order) && <DayArc day={days.day} of={days.of} />}
        </span>
      )}
      {(!isRunning(order) || isFirstDay) && (
        <Figures>
          <Figure {...total} />
        </Figures>
      )}
      <Figures>
        <Figure
          label={row('askedOn', { date: format.date(order.applied_at) })}
          value={format.money(order.amount)}
        />
      </Figures>
      <RowNumber order={order} />
    </>
  );
}

/** How far the loan is: that its money is on its way or was sent, its day, or since when it is late. */
function Progress({ order, isFirstDay }: { order: Order; isFirstDay: boolean }) {
  const t = useTranslations('home.lending');
  const arrived = useTranslations('home.arrived');
  const states = useTranslations('orders.state');
  const format = useFormat();
  const today = useToday();
  const days = loanDays(order, today);
  if (isFirstDay) {
    const { disbursed_at: sentAt } = order;
    return (
      <span>
        <PaidTo order={order} />
        {sentAt && (
          <span className="my-loan__label">
            {arrived('sent', { date: format.dateTime(sentAt, 'short') })}
          </span>
        )}
      </span>
    );
  }
  switch (order.state) {
    case 'lending':
      return (
        <span>
          <b className="my-loan__label">{t('day', days)}</b>{' '}
          {days.left > 0 && (
            <span className="my-loan__label">{t('left', { days: days.left })}</span>
          )}
        </span>
      );
    case 'overdue':
      return (
        <b className="my-loan__label">
          {states('dueBefore', { date: format.date(lastDayOf(order), 'short') })}
        </b>
      );
    default:
      return <OnItsWay order={order} />;
  }
}

/** Where the money goes and how long that takes, and until when the loan can be cancelled. */
function OnItsWay({ order }: { order: Order }) {
  const t = useTranslations('home.waiting');
  const { state, applied_at } = order;
  const cancel = useCancelUntil(order);
  const isLate = usePayoutLate(applied_at);
  return (
    <span>
      {state === 'waiting' && (
        <>
          <PaidTo order={order} />
          {!isLate && <b className="my-loan__label">{t('usual')}</b>}
        </>
      )}
      {cancel && <span className="my-loan__label">{cancel}</span>}
    </span>
  );
}

/** To which account the money goes, or went. */
function PaidTo({ order: { account } }: { order: Order }) {
  const t = useTranslations('home.waiting');
  const { account_type: type, tail = 'none' } = account;
  return <span className="my-loan__label">{t('text', { type, tail })}</span>;
}

/** That money takes longer than usual, with help, below the link that the loan is. */
function Late({ order }: { order: Order }) {
  const t = useTranslations('home.waiting');
  const isLate = usePayoutLate(order.applied_at);
  return isLate && <p className="mt-2">{t.rich('late', { a: toService })}</p>;
}

/** Corrects the account that refused the money. */
function CorrectAccount({ order: { order_no } }: { order: Order }) {
  const t = useTranslations('home.paymentFailed');
  const linkTo = useLinkTo();
  return (
    <Button id={ids.correct(order_no)} {...linkTo('/pages/step/step-withdrawal/step-withdrawal')}>
      {t('fix')}
    </Button>
  );
}

/** The loan's number, with which a row ends, as it leads to that loan. */
function RowNumber({ order: { order_no } }: { order: Order }) {
  const t = useTranslations('myLoan.row');
  return (
    <span className="my-loan__foot">
      <span className="my-loan__number small muted num">
        {t('number', { no: formatOrderNo(order_no) })}
      </span>
      <Icon of={iconChevronRight} />
    </span>
  );
}

/** The amount of a loan that is not paid back that matters today: what is or was sent, or what is to be repaid. */
function useNextAmount(order: Order, isFirstDay: boolean): { label: string; amount: number } {
  const t = useTranslations('myLoan.row');
  const owed = useOwed(order);
  const arrived = useTranslations('home.arrived');
  const { state, arrival } = order;
  if (isFirstDay) return { label: arrived('title'), amount: arrival };
  if (state === 'waiting') return { label: t('willArrive'), amount: arrival };
  if (state === 'payment_failed') return { label: t('notSent'), amount: arrival };
  return owed;
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
