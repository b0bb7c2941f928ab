import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { toRequest } from '@/app/layout/to-service';
import { Button } from '@/components/button/button';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { Unfold } from '@/components/unfold/unfold';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { leaveScroll } from '@/lib/router/restore-scroll';
import { isToldOf, noteId, OpenPaymentNote } from './open-payment-note';
import { paymentIds } from './payment.ids';
import { Look, LookMore } from './payment-look';
import { forgetPayment } from './pending-payment';
import { Received } from './received/received';
import { isOver, isTold, type PendingPayment, useOpenPayments } from './stored-payment';
import { TransferCard } from './transfer-card';
import { useAwaitedAll } from './use-awaited';
import { useCounts } from './use-counts';
import { useRestLabel } from './use-pay-label';
import { hasEnded, isAwaited, type Payment } from './use-payment';
import { useRestText } from './use-rest-text';

type Props = {
  order: Order;
  payment: Payment;
  /** Opens the payment methods. */
  onPay: () => void;
};

type ResultProps = Props & {
  /** The papers of what was received, above what is awaited beside it. */
  receipts?: ReactNode;
};

/** The state of the payment: received, ended without money, outdated, pending, or nothing if none was requested. */
export function PaymentResult({ order, payment, onPay, receipts }: ResultProps) {
  const { pending, received } = payment;
  const rest = useRestText(order);
  const all = useAwaitedAll(order);
  if (!pending && received === null) return null;
  const shown = payment.isNew ? pending?.payment_id : pending?.told ? 'told' : 'looked for';
  const isReceived = received !== null;
  const hasEndedNow = payment.ended !== undefined || hasEnded(payment);
  return (
    <ScrolledIntoView
      key={isReceived ? 'received' : shown}
      toTop={isReceived || (!payment.isNew && !isToMake(payment))}
      isNews={hasEndedNow}
      isAbove={isReceived}
      isNoted={all !== undefined && pending !== null && isTold(pending) && isAwaited(payment)}
    >
      <div className="stack notices">
        {isReceived && <Received order={order} received={received} />}
        {receipts}
        {/* What was paid beside it takes none back. */}
        {pending && <Pending {...{ order, payment, pending, rest, onPay }} />}
      </div>
    </ScrolledIntoView>
  );
}

type PendingProps = Props & {
  pending: PendingPayment;
  /** What its money leaves. */
  rest: ReactNode;
};

function Pending({ order, payment, pending, rest, onPay }: PendingProps) {
  const t = useTranslations('payment');
  const pay = useTranslations('orders.pay');
  const format = useFormat();
  const { transfer, total } = pending;
  const orderNo = order.order_no;
  const { state, ended, isOutdated } = payment;
  const toPay = useRestLabel(order);
  const { earlier = [] } = pending;
  const told = earlier.filter(isToldOf);
  const hasTold = isTold(pending);
  // Nobody knows yet of one that was not told of.
  const together = hasTold ? [pending, ...told] : [pending];
  const apart = earlier.filter((each) => !together.includes(each));
  // Of what is left, with the transfers that are reckoned with: those that were told of, else the last one.
  const saysRest = hasTold || told.length === 0;
  // Who has just got the account has not transferred yet.
  const isToDo = transfer !== undefined && payment.isNew;
  const card = transfer && (
    <TransferCard transfer={transfer} total={total}>
      {isToDo && <News transfer={pending}>{saysRest && rest}</News>}
    </TransferCard>
  );
  const dataFirst = isToMake(payment);
  const made = together.filter((each) => each.transfer && isToldOf(each));
  const more = <LookMore orderNo={orderNo} payment={payment} pending={pending} />;
  const amounts = {
    date: format.date(new Date(pending.at), 'short'),
    before: format.money(pending.due),
    now: format.money(order.amount_due),
  };
  if (state === 'rejected' || state === 'cancelled') {
    return (
      <Notice tone={state === 'rejected' ? 'bad' : 'info'} live id={paymentIds.ended}>
        <p className="strong">
          {t(state, { total: format.money(total), way: transfer ? 'transfer' : 'page' })}
        </p>
        <p>
          {transfer
            ? t.rich('failedTransfer', { a: toRequest('transfer', orderNo, pending.payment_id) })
            : t(state === 'rejected' ? 'rejectedText' : 'cancelledText')}
        </p>
      </Notice>
    );
  }
  if (state === 'missed') {
    return (
      <OpenPaymentNote orderNo={orderNo} payment={pending} id={paymentIds.ended}>
        {hasTold && (
          <Button
            id={paymentIds.notPaid}
            variant="text"
            small
            onClick={() => forgetPayment(orderNo, pending.payment_id)}
          >
            {transfer ? t('notMade') : pay('notPaid')}
          </Button>
        )}
      </OpenPaymentNote>
    );
  }
  return (
    <>
      {ended && (
        <Notice tone={ended.state === 'rejected' ? 'bad' : 'info'} live id={paymentIds.ended}>
          <p className="strong">
            {t(ended.way === 'page' ? 'endedOnPage' : ended.state, {
              ...ended,
              total: format.money(ended.total),
            })}
          </p>
          {ended.way === 'transfer' && (
            <p>
              {t.rich('failedTransfer', { a: toRequest('transfer', orderNo, ended.payment_id) })}
            </p>
          )}
        </Notice>
      )}
      {!isToDo && (
        <Look payment={payment} pending={pending} together={together}>
          {saysRest && rest && <p>{rest}</p>}
        </Look>
      )}
      {!transfer && isAwaited(payment) && <Answers {...{ order, payment, pending }} />}
      {!isToDo && !dataFirst && more}
      {apart.map((each, index) => (
        <Earlier
          key={each.payment_id}
          orderNo={orderNo}
          transfer={each}
          id={noteId(paymentIds.underWay, index, each)}
          hasData={index === 0 && !transfer}
          saysCounts={!transfer || hasTold}
        >
          {!saysRest && each === apart.findLast(isToldOf) && rest}
        </Earlier>
      ))}
      {isOutdated ? (
        <Notice tone="warn" live id={paymentIds.outdated}>
          <p className="strong">{t('outdated', amounts)}</p>
          <p>{t('outdatedText', amounts)}</p>
        </Notice>
      ) : (
        !hasTold && card
      )}
      {made.map((each) => (
        <MadeTransfer
          key={each.payment_id}
          payment={each}
          isOnly={made.length === 1}
          onBack={() => payment.notMade(each.payment_id)}
        />
      ))}
      {!isToDo && dataFirst && more}
      {transfer && isAwaited(payment) && state !== 'checking' && (toPay === null || !hasTold) && (
        <Button id={paymentIds.open} variant="text" opens onClick={onPay}>
          {t('otherWay')}
        </Button>
      )}
      {!isAwaited(payment) && (
        <Button
          id={paymentIds.check}
          variant="soft"
          icon={iconRefresh}
          loading={state === 'checking'}
          opens
          onClick={transfer ? payment.tell : payment.check}
        >
          {t(transfer ? 'checkTransfer' : 'check')}
        </Button>
      )}
    </>
  );
}

type AnswersProps = Pick<Props, 'order' | 'payment'> & { pending: PendingPayment };

/** What became of a payment on a page, right below the question; of one that was told of, that it was not made. */
function Answers({ order, payment, pending }: AnswersProps) {
  const t = useTranslations('payment');
  const pay = useTranslations('orders.pay');
  const format = useFormat();
  const isOneOf = useOpenPayments(order).length > 1;
  const { payment_id, total } = pending;
  const { state, check, tell } = payment;
  const isChecking = state === 'checking';
  const isUnknown = state === 'unknown';
  const hasTold = isTold(pending);
  return (
    <div className="stack">
      {!hasTold && (
        <Button
          id={paymentIds.check}
          variant="soft"
          icon={isUnknown ? iconRefresh : undefined}
          loading={isChecking}
          opens
          onClick={isUnknown ? check : tell}
        >
          {isUnknown ? t('check') : pay('paid')}
        </Button>
      )}
      {!isChecking && (
        <Button
          id={paymentIds.notPaid}
          variant="text"
          onClick={() => forgetPayment(order.order_no, payment_id)}
        >
          {isOneOf ? pay('notPaidOf', { total: format.money(total) }) : pay('notPaid')}
        </Button>
      )}
    </div>
  );
}

type MadeProps = {
  payment: PendingPayment;
  /** There is no other one: its sum is said above. */
  isOnly: boolean;
  /** It was not made. */
  onBack: () => void;
};

/** The data of a transfer that was told of, folded, and a way back for who has not made it. */
function MadeTransfer({ payment, isOnly, onBack }: MadeProps) {
  const t = useTranslations('payment');
  const pay = useTranslations('orders.pay');
  const format = useFormat();
  const { transfer, total, payment_id } = payment;
  const back = (
    <Button
      id={isOnly ? paymentIds.notMade : `${paymentIds.notMade}-${payment_id}`}
      variant="text"
      onClick={onBack}
    >
      {t('notMade')}
    </Button>
  );
  if (!transfer) return null;
  return (
    <>
      <Unfold
        title={isOnly ? pay('transfer') : t('transferTo.open', { total: format.money(total) })}
      >
        <TransferCard transfer={transfer} total={total} />
        {!isOnly && back}
      </Unfold>
      {isOnly && back}
    </>
  );
}

/** Whether a transfer was asked for that nobody has told of: its data are looked for. */
function isToMake(payment: Payment): boolean {
  return isAwaited(payment) && payment.pending.transfer !== undefined && !payment.pending.told;
}

/** From when a transfer counts, and what it leaves. */
function News({ transfer, children }: { transfer: PendingPayment; children: ReactNode }) {
  const counts = useCounts([transfer]);
  return (
    (counts || children) && (
      <>
        {counts} {children}
      </>
    )
  );
}

type EarlierProps = {
  orderNo: string;
  transfer: PendingPayment;
  id: string;
  /** Its data are nowhere else on the page. */
  hasData: boolean;
  /** From when it counts; not beside the data of another transfer. */
  saysCounts: boolean;
  /** What is left after it. */
  children: ReactNode;
};

/** A transfer that may arrive beside what was tried after it: from when it counts, and where it goes. */
function Earlier({ orderNo, transfer, id, hasData, saysCounts, children }: EarlierProps) {
  const t = useTranslations('orders.pay');
  const isMissed = isOver(transfer);
  return (
    <div>
      <OpenPaymentNote orderNo={orderNo} payment={transfer} id={id}>
        {isMissed || !saysCounts ? children : <News transfer={transfer}>{children}</News>}
      </OpenPaymentNote>
      {hasData && transfer.transfer && !isMissed && (
        <Unfold title={t('transfer')}>
          <TransferCard transfer={transfer.transfer} total={transfer.total} />
        </Unfold>
      )}
    </div>
  );
}

type ScrolledProps = {
  /** Scrolls to the top of the page, as what is above has changed too, or little is left below. */
  toTop?: boolean | undefined;
  /** It begins with what has ended without money, which what is above shows, too. */
  isNews: boolean;
  /** What is above says it, too. */
  isAbove: boolean;
  /** What is above shows what was told of: it need not be left where the answer begins to be seen. */
  isNoted: boolean;
  children: ReactNode;
};

/**
 * Scrolls its content into view on mount: the button that was pressed is at the end of the page, and after Back from the
 * pay page the place of before is restored.
 */
function ScrolledIntoView({ toTop = false, isNews, isAbove, isNoted, children }: ScrolledProps) {
  const box = useRef<HTMLDivElement>(null);
  // Not a layout effect, which would run before that of the page.
  useEffect(() => {
    leaveScroll();
    if (toTop) window.scrollTo(0, 0);
    if (isAbove) return;
    const answer = isNews
      ? box.current?.querySelector('.notice')
      : document.getElementById(paymentIds.look);
    const { top = 0, bottom = 0 } = answer?.getBoundingClientRect() ?? {};
    // In a low window the answer comes first.
    if (!toTop || (isNoted ? top : bottom) > window.innerHeight * 0.75)
      box.current?.scrollIntoView({ block: 'start' });
  }, [toTop, isNews, isAbove, isNoted]);
  return (
    <div ref={box} id={paymentIds.result} className="section section--near">
      {children}
    </div>
  );
}
