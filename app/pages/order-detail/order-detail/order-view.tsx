import { useTranslations } from 'next-intl';
import { Suspense, useEffect } from 'react';
import { ArrivalNews } from '@/app/home/loan/arrival-news';
import { toService } from '@/app/layout/to-service';
import { MaximumNotice } from '@/app/loan/maximum-notice';
import { CancelLoan } from '@/app/orders/cancel/cancel-loan';
import { OrderFigures } from '@/app/orders/order-figures';
import { dueToday, isRunning } from '@/app/orders/order-history';
import { lastDayOf } from '@/app/orders/order-ledger';
import { OpenPaymentNotes } from '@/app/orders/payment/open-payment-note';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { PaymentResult } from '@/app/orders/payment/payment-result';
import { useOpenPayments } from '@/app/orders/payment/stored-payment';
import { useIsFirstDay } from '@/app/orders/payment/use-awaited';
import { usePayLabel } from '@/app/orders/payment/use-pay-label';
import { isAwaited, type Payment } from '@/app/orders/payment/use-payment';
import { penaltyParts, usePenaltyRates } from '@/app/orders/penalty';
import { PenaltyNotice } from '@/components/breakdown/penalty-notice';
import {
  iconCreditCard,
  iconFileText,
  iconMessageCircle,
  iconTrendingUp,
} from '@/components/icon/shapes/loan';
import { iconHelp } from '@/components/icon/shapes/status';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { SkeletonCard, SkeletonSection } from '@/components/skeleton/skeleton';
import { Tile } from '@/components/tile/tile';
import { Unfold } from '@/components/unfold/unfold';
import type { Order } from '@/lib/api/schemas/order';
import { feel } from '@/lib/bridge/haptics';
import { useFormat } from '@/lib/format/use-format';
import { lazyPart } from '@/lib/router/lazy-part';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useToday } from '@/lib/server-time/use-today';
import { LateCard } from './late-card';
import { isQuiet } from './order-dock';
import { OrderHead } from './order-head';
import { OrderTimeline } from './order-timeline';
import { ReceiptRows } from './receipt-rows';
import { ids } from './screen.ids';

// Below the first screen, and not needed to pay.
const PayDays = lazyPart(async () => (await import('./pay-days')).PayDays);

type Props = {
  order: Order;
  payment: Payment;
  /** Opens the payment methods. */
  onPay: () => void;
};

/** An order: its state, payment, timeline, figures and contract. */
export function OrderView({ order, payment, onPay }: Props) {
  const t = useTranslations('orderDetail');
  const home = useTranslations('home');
  const linkTo = useLinkTo();
  const rates = usePenaltyRates(order);
  const today = useToday();
  const payLabel = usePayLabel(order);
  const payText = usePayText(order);
  const spare = useOpenPayments(order).filter((transfer) => transfer.spare);
  const isFirstDay = useIsFirstDay(order);
  const { order_no, state } = order;
  const toPaper = (query: { paper?: 'settlement' }) =>
    linkTo('/pages/contract-new/contract-new', { order_no, ...query });
  const isReceived = payment.received !== null;
  const paid = payment.received?.total;
  const isPaidOff = isReceived && state === 'cleared';
  useEffect(() => {
    if (paid !== undefined) feel('confirm');
  }, [paid]);
  // Right below what was received, and for good once the debt is gone.
  const hasReceiptsUp = isReceived || state === 'cleared';
  const receipts = hasReceiptsUp && (
    <Rows>
      <ReceiptRows order={order} />
    </Rows>
  );
  const isBeside = payment.pending !== null;
  const result = <PaymentResult {...{ order, payment, onPay }} receipts={isBeside && receipts} />;
  // An overdue order has its penalty in the card above.
  const mayBeLate = state !== 'cleared' && state !== 'overdue';
  // While a payment is awaited, what is to be done for it comes first.
  const rest = (
    <>
      {state === 'overdue' && <LateCard order={order} rates={rates} />}
      {isRunning(order) && !isFirstDay && (
        <div className="section section--near">
          <Tile
            id={ids.talk}
            icon={iconMessageCircle}
            action={t('talk')}
            {...linkTo('/pages/custom-service/custom-service')}
          >
            {t(lastDayOf(order) <= today ? 'cannotToday' : 'monthChanged')}
          </Tile>
        </div>
      )}
      <Section id={ids.timeline} title={t(state === 'cleared' ? 'historyTitle' : 'timelineTitle')}>
        <OrderTimeline order={order} />
        {state === 'cleared' && order.days_overdue > 0 && (
          <p className="muted mt-3">{t.rich('reported', { a: toService })}</p>
        )}
      </Section>
      {isRunning(order) && (
        <Suspense fallback={<DaysSkeleton />}>
          <PayDays order={order} rates={rates} />
        </Suspense>
      )}
      <Section id={ids.figures} title={t('figuresTitle')}>
        <OrderFigures order={order} />
        {mayBeLate && (
          <div className="mt-3">
            <PenaltyNotice
              penalty={penaltyParts(order, rates)}
              title={order.penalty ? undefined : t('lateToday')}
            >
              <MaximumNotice isNote loan={order} rates={rates} />
            </PenaltyNotice>
          </div>
        )}
      </Section>
      <Section id={ids.papers} title={t('papers.title')}>
        <Rows>
          {isQuiet(order, payment, today) && (
            <LinkRow
              id={paymentIds.open}
              icon={iconCreditCard}
              title={payLabel}
              text={payText}
              onClick={onPay}
            />
          )}
          {!hasReceiptsUp && <ReceiptRows order={order} />}
          <LinkRow id={ids.contract} icon={iconFileText} title={t('contract')} {...toPaper({})} />
          {isRunning(order) && (
            <>
              <LinkRow
                id={ids.settlement}
                icon={iconFileText}
                title={t('settlement')}
                {...toPaper({ paper: 'settlement' })}
              />
              <LinkRow
                id={ids.repayHelp}
                icon={iconHelp}
                title={home('overdue.steps')}
                {...linkTo('/pages/custom-service/repay_help')}
              />
            </>
          )}
          {state === 'cleared' && (
            <LinkRow
              id={ids.again}
              icon={iconTrendingUp}
              title={home('cleared.again')}
              {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}
            />
          )}
        </Rows>
      </Section>
    </>
  );
  return (
    <>
      <ArrivalNews state={state} />
      <OrderHead
        {...{ order, rates }}
        paid={payment.received}
        lookedAt={payment.lookedAt}
        received={isPaidOff ? result : undefined}
      />
      {!isPaidOff && result}
      {!isBeside && receipts && <div className="mt-4">{receipts}</div>}
      {state === 'cleared' && spare.length > 0 && (
        <div className="section section--near stack">
          <OpenPaymentNotes orderNo={order_no} payments={spare} id={paymentIds.underWay} />
        </div>
      )}
      <CancelLoan orderNo={order_no} until={order.cancel_until} />
      {isAwaited(payment) ? (
        <div className="section">
          <Unfold title={t('title')}>{rest}</Unfold>
        </div>
      ) : (
        rest
      )}
    </>
  );
}

/** What is paid back on the day of the payout: more than was received, of which nothing is interest. */
function usePayText(order: Order): string {
  const t = useTranslations('orderDetail.papers');
  const { money } = useFormat();
  const { arrival, service_fee: fee } = order;
  return fee > 0 && dueToday(order) === arrival + fee
    ? t('payFirstDay', { arrival: money(arrival), fee: money(fee) })
    : t('payText');
}

/** As high as the curve, so that nothing below it moves. */
function DaysSkeleton() {
  return (
    <SkeletonSection>
      <SkeletonCard lines={6} />
    </SkeletonSection>
  );
}
