import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef } from 'react';
import { SentPill } from '@/app/home/loan/sent-pill';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { AddToCalendar } from '@/app/orders/calendar/add-to-calendar';
import { CancelLoan } from '@/app/orders/cancel/cancel-loan';
import { OrderPill } from '@/app/orders/order-pill';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconFileText } from '@/components/icon/shapes/loan';
import { iconClock } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import { Section } from '@/components/section/section';
import { Timeline, type TimelineItem } from '@/components/timeline/timeline';
import type { Order } from '@/lib/api/schemas/order';
import { feel } from '@/lib/bridge/haptics';
import { calendarDateOf } from '@/lib/chile/santiago';
import { addWorkingDays } from '@/lib/chile/working-days';
import { useFormat } from '@/lib/format/use-format';
import { lazyPart } from '@/lib/router/lazy-part';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { LoanNumber } from './loan-number';
import { ids } from './screen.ids';
import { type Payout, payoutOf, type SignedLoan } from './signed-loan';

const LockOffer = lazyPart(async () => (await import('@/app/lock/lock-offer')).LockOffer, null);

/** The sun does what the money does: it rises while that is on its way, and is high once it is there. */
const suns = { sending: 'half', arrived: 'high', failed: 'clouded' } as const;

type Props = {
  loan: SignedLoan;
  /** The server's order, once it is fetched. */
  order: Order | null | undefined;
};

/** The loan is signed: whether its payout is on its way, has arrived or has failed. */
export function LoanSigned({ loan, order }: Props) {
  const t = useTranslations('landingSignSuccess');
  const blocked = useTranslations('loan.blocked');
  const linkTo = useLinkTo();
  const payout = payoutOf(loan);
  useFeelArrival(loan.state);
  return (
    <ScreenFrame back={false} sky title={t('bar')}>
      <Hero
        sun={suns[payout]}
        pill={
          // Said once the money has arrived.
          <span role="status">
            <PayoutPill loan={loan} order={order} />
          </span>
        }
        title={t(`${payout}.title`)}
        amount={<Money size="hero" amount={loan.arrival} />}
        text={<PayoutText loan={loan} />}
      >
        <Repayment loan={loan} />
        <NextAction orderNo={loan.orderNo} payout={payout} />
        <Reminder loan={loan} />
      </Hero>
      <NextSteps loan={loan} />
      <div className="section section--near">
        <LoanNumber orderNo={loan.orderNo} />
        <Button
          id={ids.contract}
          variant="text"
          icon={iconFileText}
          {...linkTo('/pages/contract-new/contract-new', { order_no: loan.orderNo })}
        >
          {t('contract')}
        </Button>
      </div>
      {payout !== 'failed' && (
        <Suspense>
          <LockOffer />
        </Suspense>
      )}
      <CancelLoan orderNo={loan.orderNo} until={loan.cancelUntil} />
      <div className="section section--near">
        <Button variant="text" id={ids.home} {...linkTo('/', {}, 'relaunch')}>
          {blocked('toHome')}
        </Button>
      </div>
    </ScreenFrame>
  );
}

/** Where the money goes and what to expect; of money that was sent, what to do without it until a working day later. */
function PayoutText({ loan }: { loan: SignedLoan }) {
  const t = useTranslations('landingSignSuccess');
  const today = useToday();
  const payout = payoutOf(loan);
  const type = loan.accountType ?? 'none';
  if (payout === 'failed') return t('failed.text', { type });
  const { sentAt } = loan;
  const isLongSent = sentAt !== undefined && addWorkingDays(calendarDateOf(sentAt), 1) < today;
  return (
    <>
      <span>{t('account', { type, tail: loan.accountTail ?? 'none' })}</span>{' '}
      {!isLongSent && <span key={payout}>{t(`${payout}.text`)}</span>}
    </>
  );
}

/** What is paid back and when, while that lies ahead. */
function Repayment({ loan: { state, repayDate, repayment } }: { loan: SignedLoan }) {
  const t = useTranslations('orders.figures');
  const format = useFormat();
  if (repayDate === null || (state !== null && state !== 'waiting' && state !== 'lending')) {
    return null;
  }
  return (
    <p className="between">
      <span className="muted">{t('repayment', { date: format.date(repayDate, 'short') })}</span>
      <b className="num">{format.money(repayment)}</b>
    </p>
  );
}

/**
 * The due date for the calendar: until the money is sent, the date may still move. Last in the panel, so that no button
 * changes place when it appears.
 */
function Reminder({ loan: { orderNo, state, repayDate, repayment } }: { loan: SignedLoan }) {
  const today = useToday();
  if (state !== 'lending' || repayDate === null || repayDate <= today) return null;
  return (
    <AddToCalendar
      id={ids.calendar}
      variant="text"
      orderNo={orderNo}
      date={repayDate}
      amount={repayment}
    />
  );
}

/** When the money was sent, of a loan that is not due yet; else the state of the order. */
function PayoutPill({ loan: { sentAt, state }, order }: Props) {
  const states = useTranslations('orders.state');
  const today = useToday();
  if (!order) return <Pill icon={iconClock}>{states('waiting')}</Pill>;
  if (state !== 'lending' || !sentAt || order.repay_date <= today) {
    return <OrderPill order={order} />;
  }
  return <SentPill at={sentAt} />;
}

/** The user feels that the money has arrived, where it does so while this is shown. */
function useFeelArrival(state: SignedLoan['state']): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'waiting' && state === 'lending') feel('confirm');
    before.current = state;
  }, [state]);
}

/** Links to the order; after a failed payout, to the account form. */
function NextAction({ orderNo, payout }: { orderNo: string; payout: Payout }) {
  const t = useTranslations('landingSignSuccess');
  const detail = useTranslations('home.loan')('detail');
  const linkTo = useLinkTo();
  if (payout === 'failed') {
    return (
      <Button
        id={ids.fix}
        {...linkTo('/pages/step/step-withdrawal/step-withdrawal', { order_no: orderNo })}
      >
        {t('fix')}
      </Button>
    );
  }
  return (
    <Button
      variant="soft"
      id={ids.detail}
      {...linkTo('/pages/order-detail/order-detail', { order_no: orderNo })}
    >
      {detail}
    </Button>
  );
}

/** The payout; then the single repayment, unless the payout has failed: nothing is owed before it. */
function NextSteps({ loan }: { loan: SignedLoan }) {
  const t = useTranslations('landingSignSuccess.next');
  const timeline = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const { repayDate } = loan;
  const amount = format.money(loan.arrival);
  const payout = payoutOf(loan);
  const hasArrived = payout === 'arrived';
  function dueText() {
    if (repayDate === null) return timeline('termStarts');
    const date = format.date(repayDate);
    return hasArrived ? date : timeline('termStartsDate', { date });
  }
  const items: TimelineItem[] = [
    { title: t('signed'), state: 'done' },
    payout === 'failed'
      ? { title: t('failed'), text: t('fix'), state: 'late' }
      : {
          title: hasArrived ? t('arrived', { amount }) : t('sending', { amount }),
          text: loan.sentAt && format.dateTime(loan.sentAt),
          state: hasArrived ? 'done' : 'now',
        },
  ];
  if (payout !== 'failed') {
    items.push({
      title: t('due', { amount: format.money(loan.repayment) }),
      text: dueText(),
      dateTime: repayDate ?? undefined,
      state: dueState(loan),
    });
  }
  return (
    <Section title={t('title')}>
      <Timeline items={items} />
    </Section>
  );
}

/** The repayment is the step at hand once the money is there. */
function dueState({ state }: SignedLoan): TimelineItem['state'] {
  if (state === 'cleared') return 'done';
  if (state === 'overdue') return 'late';
  return state === 'lending' ? 'now' : 'next';
}
