import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toRequest, toService } from '@/app/layout/to-service';
import { Button } from '@/components/button/button';
import { iconClock } from '@/components/icon/shapes/status';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';
import { serverNow } from '@/lib/server-time/server-time';
import { AwaitedRows } from './awaited-rows';
import { paymentIds } from './payment.ids';
import type { PendingPayment } from './stored-payment';
import { isAwaited, type Payment } from './use-payment';

type Props = {
  payment: Payment;
  pending: PendingPayment;
};

type LookProps = Props & {
  /** `pending`, with the transfers before it that were told of. */
  together: readonly PendingPayment[];
  /** What is left after it. */
  children: ReactNode;
};

/** What the last look for the payment has shown. */
export function Look({ payment, pending, together, children }: LookProps) {
  const t = useTranslations('payment');
  const format = useFormat();
  const { state } = payment;
  const way = pending.transfer ? (pending.told ? 'told' : 'asked') : pending.told ? 'paid' : 'link';
  const values = {
    total: format.money(pending.total),
    way,
    isOutdated: String(payment.isOutdated),
    // Not to pay again is asked by another notice.
    isAsked: String(
      payment.isOutdated ||
        (!pending.transfer && pending.earlier !== undefined && together.length === 1),
    ),
    isPart: String(pending.due < (pending.of ?? pending.due)),
    count: together.length,
  };
  const isByTransfer = together.every(({ transfer }) => transfer);
  const texts = {
    checking: [t('checking'), t('checkingText', values)],
    notReceived: [
      together.length > 1
        ? t(isByTransfer ? 'awaited.several' : 'awaited.payments', { count: together.length })
        : t('notReceived', { ...values, isNoted: String(isFresh(pending)) }),
      t('usually', values),
    ],
    unknown: [t('unknown'), t('unknownText')],
  } as const;
  const shown = shownOf(payment);
  const [title, text] = texts[shown];
  return (
    <Notice tone={state === 'unknown' ? 'warn' : 'info'} icon={iconClock} live id={paymentIds.look}>
      <p className="strong">{title}</p>
      {!payment.isOutdated && shown !== 'checking' && <AwaitedRows payments={together} />}
      {children}
      <p>{text}</p>
      {/* Who has told that it was paid is not sent to pay it again. */}
      {way === 'link' &&
        pending.pay_url !== undefined &&
        isAwaited(payment) &&
        shown !== 'checking' && (
          <p>
            <Button variant="text" small opens onClick={payment.resume}>
              {t('resume')}
            </Button>
          </p>
        )}
    </Notice>
  );
}

/** When the last look was, and what to do where a payment takes too long. */
export function LookMore({ orderNo, payment, pending }: Props & { orderNo: string }) {
  const t = useTranslations('payment');
  const format = useFormat();
  const { lookedAt } = payment;
  const shown = shownOf(payment);
  return (
    <div>
      {/* Outside the live region, as it changes with each look. */}
      {lookedAt !== undefined && (
        <p className="small muted">
          {shown === 'unknown'
            ? t('lookedAt', { time: format.dateTime(new Date(lookedAt), 'short') })
            : t('lookedNow')}
        </p>
      )}
      {shown === 'notReceived' && (pending.transfer ? !isFresh(pending) : pending.told) && (
        <p className="muted mt-2">
          {pending.transfer
            ? t.rich('transferLate', { a: toRequest('transfer', orderNo, pending.payment_id) })
            : t.rich('paidLate', { a: toService })}
        </p>
      )}
    </div>
  );
}

/** How long most transfers take, in milliseconds. */
const usualMs = 3_600_000;

/** Whether a payment was told of and has not been awaited for longer than most take. */
function isFresh({ at, told = false, told_at = at }: PendingPayment): boolean {
  return told && serverNow() < told_at + usualMs;
}

function shownOf({ state }: Payment): 'checking' | 'unknown' | 'notReceived' {
  return state === 'checking' || state === 'unknown' ? state : 'notReceived';
}
