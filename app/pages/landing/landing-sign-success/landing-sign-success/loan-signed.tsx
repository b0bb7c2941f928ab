import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef } from 'react';
import { DueDate } from '@/app/home/loan/due-reminder';
import { SentPill, UsualPill } from '@/app/home/loan/sent-pill';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { toService } from '@/app/layout/to-service';
import { CancelLoan } from '@/app/orders/cancel/cancel-loan';
import { OrderPill } from '@/app/orders/order-pill';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconFileText } from '@/components/icon/shapes/loan';
import { Money } from '@/components/money/money';
import { LinkRow, Rows } from '@/components/rows/rows';
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
  const titles = {
    sending: useTranslations('orders.state')('waiting'),
    arrived: useTranslations('home.arrived')('title'),
    failed: t('failed.title'),
  };
  const linkTo = useLinkTo();
  const payout = payoutOf(loan);
  const today = useToday();
  const isDueNext = loan.state === 'lending' && loan.repayDate !== null && loan.repayDate > today;
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
        title={titles[payout]}
        amount={<Money size="hero" amount={loan.arrival} />}
        text={<PayoutText loan={loan} />}
      >
        <Repayment loan={loan} />
        <NextAction orderNo={loan.orderNo} payout={payout} />
      </Hero>
      {order && isDueNext && <DueDate order={order} />}
      {payout !== 'arrived' && <NextSteps loan={loan} />}
      <div className="section section--near">
        <Rows>
          <LinkRow
            id={ids.contract}
            icon={iconFileText}
            title={t('contract')}
            text={t('contractUse')}
            {...linkTo('/pages/contract-new/contract-new', { order_no: loan.orderNo })}
          />
        </Rows>
        <LoanNumber orderNo={loan.orderNo} />
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
      {!isLongSent && <span key={payout}>{t.rich(`${payout}.text`, { a: toService })}</span>}
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

/** How long the sending takes; when the money was sent, of a loan that is not due yet; else the state of the order. */
function PayoutPill({ loan: { sentAt, state }, order }: Props) {
  const today = useToday();
  if (!order || state === 'waiting') return <UsualPill />;
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

/** What is done until the money is there; then the single repayment, unless the payout has failed: nothing is owed before it. */
function NextSteps({ loan }: { loan: SignedLoan }) {
  const t = useTranslations('landingSignSuccess.next');
  const states = useTranslations('orders.state');
  const timeline = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const { repayDate } = loan;
  const signed: TimelineItem = { title: t('signed'), state: 'done' };
  const steps: TimelineItem[] =
    payoutOf(loan) === 'failed'
      ? [{ title: t('failed'), text: t('fix'), state: 'late' }]
      : [
          { title: states('waiting'), state: 'now' },
          {
            title: t('due'),
            text:
              repayDate === null
                ? timeline('termStarts')
                : timeline('termStartsDate', { date: format.date(repayDate) }),
            dateTime: repayDate ?? undefined,
            state: 'next',
          },
        ];
  return (
    <Section title={t('title')}>
      <Timeline items={[signed, ...steps]} />
    </Section>
  );
}
