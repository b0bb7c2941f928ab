'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { MaximumNotice } from '@/app/loan/maximum-notice';
import { KeptUnfold } from '@/app/long-text/kept-unfold';
import { LongText } from '@/app/long-text/long-text';
import { dueTomorrow } from '@/app/orders/due-on';
import { dueToday, isRunning } from '@/app/orders/order-history';
import { lastDayOf } from '@/app/orders/order-ledger';
import { OrderPill } from '@/app/orders/order-pill';
import { PayingNotes } from '@/app/orders/paying-notes';
import { AmountDueNote } from '@/app/orders/payment/amount-due-note';
import { ToPay } from '@/app/orders/payment/pay-loan';
import { PaymentNotes } from '@/app/orders/payment/payment-notes';
import { useIsAwaited } from '@/app/orders/payment/stored-payment';
import { useOwed } from '@/app/orders/payment/use-owed';
import { usePayLabel } from '@/app/orders/payment/use-pay-label';
import { lateCost, penaltyParts, usePenaltyRates } from '@/app/orders/penalty';
import { Dock } from '@/components/dock/dock';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { Money } from '@/components/money/money';
import { Section } from '@/components/section/section';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import { Tile } from '@/components/tile/tile';
import type { Order } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import type { TextValues } from '@/lib/i18n/long-texts';
import { dailyRateOf, onceRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { ids } from './screen.ids';

/** How to repay a loan, step by step (contract.md section 5, repay_help). */
export const screen = defineScreen({ query: noQuery, Screen: RepayHelp });

function RepayHelp() {
  const t = useTranslations('repayHelp');
  const linkTo = useLinkTo();
  const { order, isPaidBack, isPending } = useRunningLoan();
  const isAwaited = useIsAwaited(order);
  return (
    <ScreenFrame
      title={t('title')}
      busy={isPending}
      dock={
        order && (
          <Dock>
            <ToPay order={order} id={ids.pay} />
          </Dock>
        )
      }
    >
      {isPending && <OwedSkeleton />}
      {order && <Owed order={order} />}
      <h1 className={order || isPending ? 'subtitle' : undefined}>
        {t(isAwaited ? 'headingAwaited' : order || isPending ? 'heading' : 'headingAny')}
      </h1>
      {isPaidBack && <p className="muted mt-2">{t('nothing')}</p>}
      <RepaySteps order={order} isAwaited={isAwaited} />
      {/* Below what is read while the loan loads: which of them there are depends on its date. */}
      {order && <PayingNotes order={order} />}
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

type StepsProps = { order: Order | undefined; isAwaited: boolean };

/**
 * The numbered steps of a repayment, of one that is awaited only what comes last; then the special cases, with what being
 * late costs the running loan unfolded.
 */
function RepaySteps({ order, isAwaited }: StepsProps) {
  const t = useTranslations('repayHelp');
  const rates = usePenaltyRates(order);
  const values = useTextValues(order, rates);
  // Not for this loan: finding it, which the button below does; what a late loan can no more do, or is already.
  const left = !order
    ? ['tap', 'overdue']
    : order.state === 'overdue'
      ? ['open', 'early', 'late']
      : ['open', 'overdue'];
  const isAsked = ({ id }: { id: string }) => !left.includes(id);
  return (
    <LongText name="repay" values={values}>
      {({ steps, questions }) => (
        <>
          {isAwaited ? (
            <p className="muted mt-2">{steps.at(-1)?.text}</p>
          ) : (
            <ol className="repay-help__steps" id={ids.steps}>
              {steps.filter(isAsked).map((step, index) => (
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
          )}
          <Section title={t('cases')}>
            {questions.filter(isAsked).map(({ id, title, paragraphs }) => {
              const isLate = id === 'late' || id === 'overdue';
              const isOpen = isAwaited ? id === 'missing' : order !== undefined && isLate;
              return (
                <KeptUnfold key={id} name={id} title={title} open={isOpen}>
                  <div className="repay-help__answer">
                    {paragraphs.map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                    {isLate && <MaximumNotice isNote={config.lender.demo} rates={rates} />}
                  </div>
                </KeptUnfold>
              );
            })}
          </Section>
        </>
      )}
    </LongText>
  );
}

/** The figures of the texts, formatted; `null` for those that are not known, whose paragraphs are left out. */
function useTextValues(order: Order | undefined, rates: PenaltyRates): TextValues {
  const states = useTranslations('orders.state');
  const format = useFormat();
  const pay = usePayLabel(order);
  const pesos = order && penaltyParts(order, rates);
  const cost = order?.state === 'overdue' ? lateCost(order, rates) : null;
  const dueNext = cost && order ? dueTomorrow(order, rates) : null;
  const grows = order !== undefined && dueNext !== null && dueNext > order.amount_due;
  function charge(rate: number | undefined, amount: number | undefined): string | null {
    if (rate === undefined) return null;
    const share = format.percent(rate, 'ifAny');
    return amount === undefined ? share : `${share} (${format.money(amount)})`;
  }
  const once = charge(onceRateOf(rates), cost?.split?.once ?? pesos?.once?.amount);
  const daily = charge(dailyRateOf(rates), cost?.perDay ?? pesos?.daily?.amount);
  const most = charge(rates.max_rate, pesos?.most?.amount);
  const late = order ? states('overdue', { days: order.days_overdue }) : null;
  const charges = cost && cost.perDay !== null ? format.money(cost.total) : null;
  const tomorrow = grows ? format.money(dueNext) : null;
  const more = grows ? format.money(dueNext - order.amount_due) : null;
  return useMemo(
    () => ({ pay, once, daily, most, late, charges, tomorrow, more }),
    [pay, once, daily, most, late, charges, tomorrow, more],
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
      <AmountDueNote order={order} />
      {order.state === 'overdue' && (
        <p className="muted">
          {states('dueBefore', { date: format.date(lastDayOf(order), 'short') })}
        </p>
      )}
      <PaymentNotes order={order} id={`${ids.pay}-transfer`} />
    </div>
  );
}
