'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { isDueSoon } from '@/app/home/loan/loan-days';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { MaximumNotice } from '@/app/loan/maximum-notice';
import { LongText } from '@/app/long-text/long-text';
import { dueToday, isRunning } from '@/app/orders/order-history';
import { lastDayOf } from '@/app/orders/order-ledger';
import { OrderPill } from '@/app/orders/order-pill';
import { PayingNotes } from '@/app/orders/paying-notes';
import { useOwed } from '@/app/orders/payment/use-owed';
import { usePayLabel } from '@/app/orders/payment/use-pay-label';
import { penaltyParts, usePenaltyRates } from '@/app/orders/penalty';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { Money } from '@/components/money/money';
import { Section } from '@/components/section/section';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import { Tile } from '@/components/tile/tile';
import { Unfold } from '@/components/unfold/unfold';
import type { Order } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { dailyRateOf, onceRateOf } from '@/lib/loan/penalty';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { useSession } from '@/lib/session/use-session';
import { ids } from './screen.ids';

/** How to repay a loan, step by step (contract.md section 5, repay_help). */
export const screen = defineScreen({ query: noQuery, Screen: RepayHelp });

function RepayHelp() {
  const t = useTranslations('repayHelp');
  const linkTo = useLinkTo();
  const { order, isPaidBack, isPending } = useRunningLoan();
  return (
    <ScreenFrame title={t('title')} busy={isPending} dock={order && <PayDock order={order} />}>
      {isPending && <OwedSkeleton />}
      {order && <Owed order={order} />}
      <h1>{t(order || isPending ? 'heading' : 'headingAny')}</h1>
      {isPaidBack && <p className="muted mt-2">{t('nothing')}</p>}
      <RepaySteps order={order} />
      <div className="section section--near">
        <Tile
          id={ids.talk}
          icon={iconMessageCircle}
          action={t('talk')}
          {...linkTo('/pages/custom-service/custom-service')}
        >
          {t('stuck')}
        </Tile>
      </div>
    </ScreenFrame>
  );
}

/** The numbered steps of a repayment, then its special cases, with what being late costs the running loan unfolded. */
function RepaySteps({ order }: { order: Order | undefined }) {
  const t = useTranslations('repayHelp');
  const format = useFormat();
  const rates = usePenaltyRates(order);
  const pesos = order && penaltyParts(order, rates);
  function charge(rate: number | undefined, amount: number | undefined): string | null {
    if (rate === undefined) return null;
    const share = format.percent(rate, 'ifAny');
    return amount === undefined ? share : `${share} (${format.money(amount)})`;
  }
  // A late loan is not paid early any more.
  const isAsked = ({ id }: { id: string }) => id !== 'early' || order?.state !== 'overdue';
  const once = charge(onceRateOf(rates), pesos?.once?.amount);
  const daily = charge(dailyRateOf(rates), pesos?.daily?.amount);
  const values = useMemo(() => ({ once, daily }), [once, daily]);
  return (
    <LongText name="repay" values={values}>
      {({ steps, questions }) => (
        <>
          <ol className="repay-help__steps" id={ids.steps}>
            {steps.map((step, index) => (
              <li key={step.id}>
                <span className="disc" aria-hidden="true">
                  {index + 1}
                </span>
                <div className="grow">
                  <b>{step.title}</b>
                  <p className="muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Section title={t('cases')}>
            {questions.filter(isAsked).map(({ id, title, paragraphs }) => (
              <Unfold key={id} title={title} open={id === 'late'}>
                <div className="repay-help__answer">
                  {paragraphs.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </Unfold>
            ))}
          </Section>
          <div className="section section--near">
            <MaximumNotice rates={rates} />
          </div>
        </>
      )}
    </LongText>
  );
}

type RunningLoan = { order: Order | undefined; isPaidBack: boolean; isPending: boolean };

/** The loan that can be paid: the money has arrived, and the server says what is due. */
function useRunningLoan(): RunningLoan {
  const { isLogged } = useSession();
  const { data, isPending } = useCall('app/home', isLogged ? {} : null);
  const order = data?.order;
  const isOwed = order && isRunning(order) && dueToday(order) !== null;
  return {
    order: isOwed ? order : undefined,
    isPaidBack: isLogged && data?.state === 'cleared',
    isPending: isLogged && isPending,
  };
}

/** Keeps the room of {@link Owed}, so that the steps stay where they are read. */
function OwedSkeleton() {
  return (
    <div className="repay-help__owed">
      <Skeleton>
        <Bone width={40} />
        <div className="mt-2">
          <Bone width={60} />
          <Bone shape="money" width={60} />
          <Bone width={80} />
        </div>
      </Skeleton>
    </div>
  );
}

/** The state of the loan, and what pays it back when, before the steps. */
function Owed({ order }: { order: Order }) {
  const states = useTranslations('orders.state');
  const format = useFormat();
  const { label, amount } = useOwed(order);
  return (
    <div className="repay-help__owed">
      <OrderPill order={order} />
      <p className="muted mt-2">{label}</p>
      <p>
        <Money amount={amount} />
      </p>
      {order.state === 'overdue' && (
        <p className="muted">
          {states('dueBefore', { date: format.date(lastDayOf(order), 'short') })}
        </p>
      )}
      <PayingNotes order={order} />
    </div>
  );
}

/** Opens the payment methods of the loan. */
function PayDock({ order }: { order: Order }) {
  const linkTo = useLinkTo();
  const today = useToday();
  const label = usePayLabel(order);
  return (
    <Dock>
      <Button
        id={ids.pay}
        variant={isDueSoon(order, today) ? 'primary' : 'soft'}
        {...linkTo('/pages/order-detail/order-detail', { order_no: order.order_no, pay: '1' })}
      >
        {label}
      </Button>
    </Dock>
  );
}
