import { useRef, useState } from 'react';
import type { OrderCall } from '@/app/orders/use-order';
import { revalidate } from '@/lib/api/cache';
import { requestRepayment } from '@/lib/api/calls/loan';
import { ApiError } from '@/lib/api/errors';
import type { Order, PayOption } from '@/lib/api/schemas/order';
import { isOfflineError } from '@/lib/api/use-call';
import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';
import { callBridge, isBridge } from '@/lib/bridge/call';
import { calendarDateOf } from '@/lib/chile/santiago';
import { useRouter } from '@/lib/router/use-router';
import { serverNow } from '@/lib/server-time/server-time';
import { today } from '@/lib/server-time/today';
import { awaitedOf, markAsTold, savePendingPayment } from './pending-payment';
import { type Receipt, receivedOf } from './received/receipt';
import { useReceived } from './received/use-received';
import {
  failedState,
  isOpen,
  isOutdated,
  isOver,
  lastEndOf,
  type PendingPayment,
  paymentsOf,
  usePendingPayment,
  withEarlier,
} from './stored-payment';

/**
 * What is known of a pending payment. `checking`: the server is being asked; `unknown`: it could not be
 * asked; `rejected` and `cancelled`: it ended without money; `missed`: its money has not arrived in its time.
 */
type PendingState = 'checking' | 'notReceived' | 'unknown' | 'rejected' | 'cancelled' | 'missed';

/**
 * `text` is the server's, or '' if it sent none; `notAsked`: the server was not reached, `newDay`: its day is another one, with
 * another sum.
 */
type Rejection = { readonly text: string; readonly key: 'notAsked' | 'refused' | 'newDay' };

/** Result of {@link usePayment}. */
export type Payment = {
  /** Requested and not received; `null` without one. */
  pending: PendingPayment | null;
  /** Of `pending`. */
  state: PendingState;
  /** It was requested since the screen was mounted, and not looked for since. */
  isNew: boolean;
  /** The payment beside `pending` that ended without money last, by a transfer or on a page; absent where there is none. */
  ended?:
    | {
        payment_id: string;
        total: number;
        state: 'rejected' | 'cancelled';
        way: 'transfer' | 'page';
      }
    | undefined;
  /** The amount due has changed since: `pending` would no longer pay it. */
  isOutdated: boolean;
  /** When the server was last asked, in milliseconds since 1970. */
  lookedAt: number | undefined;
  /** What was received last since the screen was mounted; `null` if nothing was. */
  received: Receipt | null;
  /** It is being requested, or its pay page is being opened: until then nothing is shown of it. */
  isSending: boolean;
  /** Why the last request failed; `null` if it did not. */
  rejection: Rejection | null;
  /** Requests a payment of `amount`, of all that is `due`, and opens the pay page. Resolves with true once that is done and its user is back. */
  pay(option: PayOption, amount: number, due: number): Promise<boolean>;
  /** Opens no pay page by itself for what is being requested: its user has closed the sheet. */
  stay(): void;
  /** Opens the pay page of the pending payment again. */
  resume(): void;
  /** Refetches the order, to see whether the payment was received. */
  check(): void;
  /** Its user has told that it was made: the same. */
  tell(): void;
  /** Its user has not made a transfer that was told of: its data are shown as when they were requested. */
  notMade(paymentId: string): void;
};

/** Whether a payment has ended without money, or its money has not arrived in its time. */
export function hasEnded({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'rejected' || state === 'cancelled' || state === 'missed';
}

/** Whether the money of a payment that was begun may be on its way, so that paying again is not what to do. */
export function isAwaited(payment: Payment): payment is Payment & { pending: PendingPayment } {
  return payment.pending !== null && !hasEnded(payment) && !payment.isOutdated;
}

/** How long a look takes at least, in milliseconds: an answer in the same instant would not be noticed. */
const shortestLookMs = 400;

/** Pays an order. A payment only counts as received once the server's list shows it, or the order as cleared. */
export function usePayment(orderNo: string, call: OrderCall): Payment {
  const order = call.data;
  const [isAsking, setAsking] = useState(false);
  const [newest, setNewest] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isStaying = useRef(false);
  const stored = usePendingPayment(orderNo);
  const isOpening = isSending && stored?.payment_id === newest;
  const shown = stored && isOpening ? earlierOf(stored) : stored;
  const last = shown?.spare ? null : shown;
  const awaited = last && awaitedOf(order ?? {}, last);
  const receipt = last && receivedOf(order, last);
  const isDone =
    receipt && awaited && (order?.state === 'cleared' || !isOpen(order ?? {}, awaited));
  const pending = isDone ? null : awaited;
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const openPayPage = useOpenPayPage(orderNo, check);
  const received = useReceived({ order, awaited, pending, receipt });

  async function check(): Promise<void> {
    setAsking(true);
    setNewest(undefined);
    revalidate('app/home', 'user/get_complete_order');
    await Promise.all([call.retry(), passed(shortestLookMs)]);
    setAsking(false);
  }

  function stateOf(payment: PendingPayment): PendingState {
    const failed = failedState(order?.failed_payments ?? [], payment);
    if (failed !== null) return failed;
    if (isOver(payment)) return 'missed';
    if (isAsking) return 'checking';
    if (call.error !== undefined) return 'unknown';
    return call.fetchedAt === undefined ? 'checking' : 'notReceived';
  }

  async function pay(option: PayOption, amount: number, due: number): Promise<boolean> {
    setSending(true);
    isStaying.current = false;
    setRejection(null);
    const day = today();
    try {
      const reply = await requestRepayment({
        order_no: orderNo,
        option_id: option.id,
        amount,
      });
      const { ordered_at = serverNow() } = reply;
      const isOfDay = calendarDateOf(ordered_at) === day;
      // The sum of yesterday would leave a rest: today's is asked for before anything is paid.
      if (reply.pay_url !== undefined && amount === due && !isOfDay) {
        setRejection({ text: '', key: 'newDay' });
        revalidate('app/get_pay_option', 'user/get_processing_order');
        setSending(false);
        return false;
      }
      setNewest(reply.payment_id);
      savePendingPayment(orderNo, {
        ...reply,
        total: amount + option.fee,
        due: amount,
        of: due,
        // The sum is that of the day; the server may have got the request after its midnight.
        holds_until: isOfDay ? option.holds_until : undefined,
        at: serverNow(),
      });
      // Until the pay page takes its place the screen stays as it is.
      const page = isStaying.current ? undefined : reply.pay_url;
      if (page !== undefined && !(await openPayPage(page))) return false;
      setSending(false);
      return true;
    } catch (error) {
      setSending(false);
      setRejection(rejectionOf(error));
      // The amount due may have changed: it does at midnight.
      revalidate('app/get_pay_option', 'user/get_processing_order');
      return false;
    }
  }

  return {
    pending,
    state: pending ? stateOf(pending) : 'notReceived',
    isNew: pending !== null && pending.payment_id === newest,
    ended: last ? endBeside(pending, last, order) : undefined,
    isOutdated: pending !== null && !!order && isOutdated(order, pending),
    lookedAt: call.fetchedAt,
    received,
    isSending,
    rejection,
    pay,
    stay: () => {
      isStaying.current = true;
    },
    resume: () => {
      if (pending?.pay_url !== undefined) void openPayPage(pending.pay_url);
    },
    check: () => void check(),
    tell: () => {
      if (pending) markAsTold(orderNo, pending.payment_id);
      void check();
    },
    notMade: (paymentId) => {
      markAsTold(orderNo, paymentId, false);
      setNewest(paymentId);
    },
  };
}

/** The transfers that were requested before a payment; `null` without one. */
function earlierOf(payment: PendingPayment): PendingPayment | null {
  const [, next, ...before] = paymentsOf(payment);
  return next ? withEarlier(next, before) : null;
}

function endBeside(
  pending: PendingPayment | null,
  last: PendingPayment,
  order: Order | null | undefined,
): Payment['ended'] {
  const end = lastEndOf(order ?? {}, last);
  if (!end || end.payment.payment_id === pending?.payment_id) return undefined;
  const { payment_id, total, transfer } = end.payment;
  return { payment_id, total, state: end.state, way: transfer ? 'transfer' : 'page' };
}

/**
 * Opens a pay page: in the shell in the separate pay view, which has no bridge; elsewhere, or if the shell
 * cannot, in the screen for external pages. After the shell's view is closed the order is checked: only the
 * server has the result. Resolves with whether its user is back.
 */
function useOpenPayPage(
  orderNo: string,
  check: () => Promise<void>,
): (url: string) => Promise<boolean> {
  const router = useRouter();
  return async (url) => {
    // Whoever has left the screen finds the payment there, and opens its page when they want to.
    if (!router.isMounted()) return false;
    const isBack = await openInShell(url);
    if (isBack) void check();
    else router.push('/pages/webview/webview', { url, order_no: orderNo });
    return isBack;
  };
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** False if the page must be opened in the app: without a shell, or for the sandbox's relative address. */
async function openInShell(url: string): Promise<boolean> {
  if (!isBridge() || !URL.canParse(url)) return false;
  try {
    await callBridge('openPayView', { url });
    return true;
  } catch (error) {
    // After any other failure the view was open: the payment may have been made.
    return !(error instanceof BridgeError && notOpened.has(error.code));
  }
}

/** The shell's failures after which the pay view surely was not open. */
const notOpened: ReadonlySet<BridgeErrorCode> = new Set([
  'unsupport',
  'not_permitted',
  'unavailable',
  'busy',
]);

function rejectionOf(error: unknown): Rejection {
  if (!(error instanceof ApiError)) return { text: '', key: 'refused' };
  const { userMessage } = error;
  const text = typeof userMessage === 'string' ? userMessage : '';
  return { text, key: isOfflineError(error) ? 'notAsked' : 'refused' };
}
