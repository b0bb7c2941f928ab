import { useCallback, useEffect, useState } from 'react';
import { revalidate } from '@/lib/api/cache';
import { requestRepayment } from '@/lib/api/calls/loan';
import { ApiError } from '@/lib/api/errors';
import type { Order, PayOption } from '@/lib/api/schemas/order';
import { reachMilestone } from '@/lib/attribution/reach-milestone';
import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';
import { callBridge, isBridge } from '@/lib/bridge/call';
import { useRouter } from '@/lib/router/use-router';
import { serverNow } from '@/lib/server-time/server-time';
import {
  type PendingPayment,
  removePendingPayment,
  savePendingPayment,
  usePendingPayment,
} from './pending-payment';

/** Result of {@link usePayment}. */
export type Payment = {
  /** Requested and not received; `null` without one. */
  pending: PendingPayment | null;
  /** The amount due has changed since: `pending` would no longer pay it. */
  isOutdated: boolean;
  /** Received since the screen was mounted, in pesos; `null` if nothing was. */
  received: number | null;
  isSending: boolean;
  /** Why the last request failed: the server's text, or '' if it sent none; `null` if it did not fail. */
  rejection: string | null;
  /** Requests a payment of the amount due and opens the pay page. Resolves with false if that failed. */
  pay(option: PayOption, amountDue: number): Promise<boolean>;
  /** Opens the pay page of the pending payment again. */
  resume(): void;
  /** Refetches the order, to see whether the payment was received. */
  check(): void;
};

/** Pays an order. A payment only counts as received once the server's list shows it, or the order as cleared. */
export function usePayment(orderNo: string, order: Order | null | undefined): Payment {
  const pending = usePendingPayment(orderNo);
  const [isSending, setSending] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const openPayPage = useOpenPayPage(orderNo);
  const isReceived = pending !== null && hasReceived(order, pending);
  const received = useReceived(orderNo, pending, {
    isReceived,
    isCleared: order?.state === 'cleared',
  });

  async function pay(option: PayOption, amountDue: number): Promise<boolean> {
    setSending(true);
    setRejection(null);
    try {
      const reply = await requestRepayment({
        order_no: orderNo,
        option_id: option.id,
        amount: amountDue,
      });
      savePendingPayment(orderNo, {
        ...reply,
        total: amountDue + option.fee,
        due: amountDue,
        at: serverNow(),
      });
      if (reply.pay_url !== undefined) void openPayPage(reply.pay_url);
      return true;
    } catch (error) {
      setRejection(serverText(error));
      // The amount due may have changed: it does at midnight.
      revalidate('app/get_pay_option', 'user/get_processing_order');
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    pending: isReceived ? null : pending,
    isOutdated: pending !== null && order?.amount_due !== pending.due,
    received,
    isSending,
    rejection,
    pay,
    resume: () => {
      if (pending?.pay_url !== undefined) void openPayPage(pending.pay_url);
    },
    check: () => revalidate('app/home', 'user/get_processing_order', 'user/get_complete_order'),
  };
}

function hasReceived(order: Order | null | undefined, { payment_id }: PendingPayment): boolean {
  if (order?.state === 'cleared') return true;
  return order?.payments?.some((payment) => payment.payment_id === payment_id) ?? false;
}

/** The total of the last payment that was received; other screens' data is revalidated. */
function useReceived(
  orderNo: string,
  pending: PendingPayment | null,
  { isReceived, isCleared }: { isReceived: boolean; isCleared: boolean },
): number | null {
  const [received, setReceived] = useState<number | null>(null);
  const total = isReceived ? pending?.total : undefined;
  useEffect(() => {
    if (total === undefined) return;
    setReceived(total);
    if (isCleared) reachMilestone('repayment');
    removePendingPayment(orderNo);
    revalidate('app/home', 'user/get_complete_order', 'coupon/my_coupon', 'app/get_product_list');
  }, [total, isCleared, orderNo]);
  return total ?? (pending ? null : received);
}

/**
 * Opens a pay page: in the shell in the separate pay view, which has no bridge; elsewhere, or if the shell
 * cannot, in the screen for external pages. After the shell's view is closed the order is refetched: only
 * the server has the result.
 */
function useOpenPayPage(orderNo: string): (url: string) => Promise<void> {
  const router = useRouter();
  return useCallback(
    async (url) => {
      if (await openInShell(url)) {
        revalidate('app/home', 'user/get_processing_order', 'user/get_complete_order');
        return;
      }
      router.push('/pages/webview/webview', { url, order_no: orderNo });
    },
    [router, orderNo],
  );
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

function serverText(error: unknown): string {
  const message = error instanceof ApiError ? error.userMessage : null;
  return typeof message === 'string' ? message : '';
}
