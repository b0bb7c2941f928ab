import { useState } from 'react';
import {
  loadFailure,
  type StepPending,
  type SubmittedState,
  useStepGate,
} from '@/app/application/use-step-load';
import type { BasicInfo, TransferInfo } from '@/lib/api/schemas/application';
import type { Review } from '@/lib/api/schemas/home';
import type { Order } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';

/** The data of the payout form. */
export type PayoutReady = {
  name: 'ready';
  saved: TransferInfo | null;
  /** The basic information, which suggests the holder's name. */
  basic: BasicInfo | null;
  /** True for a step of an application, false for an account that is changed later. */
  applying: boolean;
  /** The review that requested a correction. */
  review?: Review;
  /** The loan whose payment failed. */
  failedOrder?: Order;
};

/** The account cannot be changed during a review or while a payment is on its way. */
const lockedStates: readonly SubmittedState[] = ['review', 'waiting'];

/**
 * Loads what the payout form needs. Unlike the other steps it is also open after the application was submitted:
 * for a change before the next loan, and after a failed payment. Once open it stays open, whatever the save
 * changes in the cache.
 */
export function usePayoutLoad(): StepPending | PayoutReady {
  const gate = useStepGate('withdrawal');
  const home = useCall('app/home', {}, { quiet: true }).data;
  const account = useCall('app/get_bank_info', {}, { keepPreviousData: true });
  const basic = useCall('app/get_basic_info', {}, { keepPreviousData: true, quiet: true });
  const [opened, setOpened] = useState<PayoutReady>();
  const review = gate.name === 'open' ? gate.review : undefined;
  const failedOrder = home?.state === 'payment_failed' ? home.order : undefined;
  if (opened) {
    // Their texts follow the current language.
    return {
      ...opened,
      review: opened.review && (review ?? opened.review),
      failedOrder: opened.failedOrder && (failedOrder ?? opened.failedOrder),
    };
  }
  if (gate.name === 'submitted' && lockedStates.includes(gate.state)) return gate;
  const failure = loadFailure([account]);
  if (failure) return failure;
  // The name is only a suggestion: the form opens without it if that call fails.
  const basicSettled = basic.data !== undefined || basic.error !== undefined;
  const { data: saved, isRefreshing } = account;
  // Cached data from before the last save is being revalidated and must not fill the form.
  if (gate.name === 'loading' || saved === undefined || isRefreshing || !basicSettled) {
    return { name: 'loading' };
  }
  const ready: PayoutReady = {
    name: 'ready',
    saved,
    basic: basic.data ?? null,
    applying: gate.name === 'open',
    review,
    failedOrder,
  };
  setOpened(ready);
  return ready;
}
