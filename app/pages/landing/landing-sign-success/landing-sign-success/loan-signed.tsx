import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { ArrivalNews } from '@/app/home/loan/arrival-news';
import { DueRow } from '@/app/home/loan/due-reminder';
import { SendingHero, SentHero } from '@/app/home/loan/sent-hero';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { CancelLoan } from '@/app/orders/cancel/cancel-loan';
import { OrderPill } from '@/app/orders/order-pill';
import { usePayoutStep } from '@/app/orders/payout/use-payout-step';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconFileText } from '@/components/icon/shapes/loan';
import { Money } from '@/components/money/money';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Timeline, type TimelineItem } from '@/components/timeline/timeline';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { lazyPart } from '@/lib/router/lazy-part';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { LoanNumber } from './loan-number';
import { ids } from './screen.ids';
import { type Payout, payoutOf, type SignedLoan } from './signed-loan';

const LockOffer = lazyPart(async () => (await import('@/app/lock/lock-offer')).LockOffer, null);

type Props = {
  loan: SignedLoan;
  /** The server's order, once it is fetched. */
  order: Order | null | undefined;
  /** When it was last fetched, in milliseconds since 1970. */
  lookedAt: number | undefined;
};

/** The loan is signed: whether its payout is on its way, has arrived or has failed. */
export function LoanSigned({ loan, order, lookedAt }: Props) {
  const t = useTranslations('landingSignSuccess');
  const blocked = useTranslations('loan.blocked');
  const linkTo = useLinkTo();
  const payout = payoutOf(loan);
  const today = useToday();
  const isDueNext = loan.state === 'lending' && loan.repayDate !== null && loan.repayDate > today;
  return (
    <ScreenFrame back={false} sky title={t('bar')}>
      {order && payout === 'arrived' ? (
        <SentHero order={order}>
          {/* What it was while the money was on its way: a thumb may be on its way, too. */}
          <NextAction orderNo={loan.orderNo} payout={payout} />
        </SentHero>
      ) : (
        <PayoutHero {...{ loan, order, lookedAt }} />
      )}
      <ArrivalNews state={loan.state} />
      {(payout !== 'arrived' || isDueNext) && <NextSteps loan={loan} order={order} />}
      <div className="section section--near">
        <Rows>
          {order && isDueNext && <DueRow order={order} />}
          <LinkRow
            id={ids.contract}
            icon={iconFileText}
            title={t('contract')}
            text={t('contractUse')}
            {...linkTo('/pages/contract-new/contract-new', { order_no: loan.orderNo })}
          />
          <LoanNumber orderNo={loan.orderNo} />
        </Rows>
      </div>
      <CancelLoan orderNo={loan.orderNo} until={loan.cancelUntil} />
      {payout !== 'failed' && (
        <Suspense>
          <LockOffer />
        </Suspense>
      )}
      <div className="section section--near">
        <Button variant="text" id={ids.home} {...linkTo('/', {}, 'relaunch')}>
          {blocked('toHome')}
        </Button>
      </div>
    </ScreenFrame>
  );
}

/** The money is on its way, for which the order need not be known, or could not be sent. */
function PayoutHero({ loan, order, lookedAt }: Props) {
  const t = useTranslations('landingSignSuccess.failed');
  const { accountType: type, accountTail: tail, orderNo } = loan;
  const payout = payoutOf(loan);
  const next = <NextAction orderNo={orderNo} payout={payout} />;
  if (payout === 'sending') {
    return (
      <SendingHero {...{ loan, type, tail, signedAt: order?.applied_at, lookedAt }}>
        {next}
      </SendingHero>
    );
  }
  return (
    <Hero
      sun="clouded"
      pill={order && <OrderPill order={order} />}
      title={t('title')}
      amount={<Money size="hero" amount={loan.arrival} />}
      text={t('text', { type: type ?? 'none' })}
    >
      {next}
    </Hero>
  );
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

/** What is done until the money is there, and then; the single repayment, unless the payout has failed: nothing is owed before it. */
function NextSteps({ loan, order }: Omit<Props, 'lookedAt'>) {
  const t = useTranslations('landingSignSuccess.next');
  const detail = useTranslations('orderDetail');
  const timeline = useTranslations('orderDetail.timeline');
  const format = useFormat();
  const sent = usePayoutStep(order);
  const { repayDate } = loan;
  const payout = payoutOf(loan);
  const isSent = payout === 'arrived';
  const date = repayDate === null ? undefined : format.date(repayDate);
  const due: TimelineItem = {
    title: timeline('due', { amount: format.money(loan.repayment) }),
    text: isSent ? date : date ? timeline('termStartsDate', { date }) : timeline('termStarts'),
    dateTime: repayDate ?? undefined,
    state: isSent ? 'now' : 'next',
  };
  const signed: TimelineItem = { title: timeline('signed'), state: 'done' };
  const steps: TimelineItem[] =
    payout === 'failed' ? [{ title: t('failed'), text: t('fix'), state: 'late' }] : [sent, due];
  return (
    <Section title={isSent ? detail('timelineTitle') : t('title')}>
      <Timeline items={[signed, ...steps]} />
    </Section>
  );
}
