import { useEffect, useState } from 'react';
import { revalidate } from '@/lib/api/cache';
import { requestRepayment } from '@/lib/api/calls/repayment';
import { ApiError } from '@/lib/api/errors';
import type { Order, PayOption } from '@/lib/api/schemas/order';
import { reachMilestone } from '@/lib/attribution/reach-milestone';
import {
  forgetPayment,
  keepPayment,
  type PaymentUnderWay,
  usePaymentUnderWay,
} from './payment-under-way';
import { useOpenPayPage } from './use-open-pay-page';

/** How paying an order stands, and what can be done about it. */
export type Payment = {
  /** Asked for and not arrived; `null` when none is. */
  underWay: PaymentUnderWay | null;
  /** What arrived since the screen was opened, in pesos; `null` when nothing did. */
  received: number | null;
  sending: boolean;
  /** Why the last try did not begin: the server's words, or '' where it has none; `null` after none. */
  refused: string | null;
  /** Asks to pay what is due by this way, and leads on to it. True once it was granted. */
  pay(option: PayOption, amountDue: number): Promise<boolean>;
  /** Opens the page of the payment under way once more. */
  resume(): void;
  /** Asks whether it has arrived. */
  check(): void;
};

/** Paying one order: nothing is taken for paid until the server's list says so. */
export function usePayment(orderNo: string, order: Order | null | undefined): Payment {
  const underWay = usePaymentUnderWay(orderNo);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const openPayPage = useOpenPayPage(orderNo);
  const received = useArrival(orderNo, order, underWay);

  async function pay(option: PayOption, amountDue: number): Promise<boolean> {
    setSending(true);
    setRefused(null);
    try {
      const reply = await requestRepayment({
        order_no: orderNo,
        option_id: option.id,
        amount: amountDue,
      });
      keepPayment(orderNo, { ...reply, total: amountDue + option.fee, at: Date.now() });
      if (reply.pay_url !== undefined) void openPayPage(reply.pay_url);
      return true;
    } catch (error) {
      setRefused(wordsOf(error));
      // The day may have turned, and with it the amount.
      revalidate('app/get_pay_option', 'user/get_processing_order');
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    underWay: order?.state === 'cleared' ? null : underWay,
    received,
    sending,
    refused,
    pay,
    resume: () => {
      if (underWay?.pay_url !== undefined) void openPayPage(underWay.pay_url);
    },
    check: () => revalidate('app/home', 'user/get_processing_order', 'user/get_complete_order'),
  };
}

/** Notices that a payment under way has cleared its order, and tells the other screens. */
function useArrival(
  orderNo: string,
  order: Order | null | undefined,
  underWay: PaymentUnderWay | null,
): number | null {
  const [received, setReceived] = useState<number | null>(null);
  const arrived = order?.state === 'cleared' ? underWay?.total : undefined;
  useEffect(() => {
    if (arrived === undefined) return;
    setReceived(arrived);
    reachMilestone('repayment');
    forgetPayment(orderNo);
    revalidate('app/home', 'user/get_complete_order', 'coupon/my_coupon', 'app/get_product_list');
  }, [arrived, orderNo]);
  return received ?? arrived ?? null;
}

function wordsOf(error: unknown): string {
  const message = error instanceof ApiError ? error.userMessage : null;
  return typeof message === 'string' ? message : '';
}
