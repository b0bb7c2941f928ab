import { useState } from 'react';
import type { HandedInState } from '@/app/application/handed-in';
import { useStepGate } from '@/app/application/use-step-gate';
import type { FailedCall } from '@/app/layout/load-state';
import type { BasicInfo, TransferInfo } from '@/lib/api/schemas/application';
import type { Review } from '@/lib/api/schemas/home';
import type { Order } from '@/lib/api/schemas/order';
import { useCall } from '@/lib/api/use-call';

/** All that the form of the payout account begins with. */
export type PayoutReady = {
  name: 'ready';
  saved: TransferInfo | null;
  /** The basic information, which suggests the holder's name. */
  person: BasicInfo | null;
  /** It is a step of an application; else an account that is changed later. */
  applying: boolean;
  /** A review that asked for a correction. */
  review?: Review;
  /** The loan whose payment failed. */
  failedOrder?: Order;
};

/** How far the form is from being shown. */
export type PayoutLoad =
  | { name: 'loading' }
  | { name: 'locked'; state: HandedInState }
  | { name: 'failed'; call: FailedCall }
  | PayoutReady;

/** While an application is looked at or money is on its way, the account stays as it is. */
const lockedIn: readonly HandedInState[] = ['review', 'waiting'];

/**
 * Waits for the account's state and what was saved. Unlike the other steps this one is also open after
 * the application: for a change before the next loan, and after a payment that failed. Once open it
 * stays so until it is left, whatever a save changes behind it.
 */
export function usePayoutLoad(): PayoutLoad {
  const gate = useStepGate('withdrawal');
  const home = useCall('app/home', {}, { quiet: true }).data;
  const account = useCall('app/get_bank_info', {}, { keepPreviousData: true });
  const person = useCall('app/get_basic_info', {}, { keepPreviousData: true, quiet: true });
  const [opened, setOpened] = useState<PayoutReady>();
  if (opened) return opened;
  if (gate.name === 'handedIn' && lockedIn.includes(gate.state)) {
    return { name: 'locked', state: gate.state };
  }
  const { data: saved, error, isRefreshing } = account;
  if (saved === undefined && error) return { name: 'failed', call: account };
  // The name is only a suggestion: where it is not to be had, the form does without.
  const hasPerson = person.data !== undefined || person.error !== undefined;
  // What was read before the last save is on its way to be read anew, and must not fill the form.
  if (gate.name === 'loading' || saved === undefined || isRefreshing || !hasPerson) {
    return { name: 'loading' };
  }
  const ready: PayoutReady = {
    name: 'ready',
    saved,
    person: person.data ?? null,
    applying: gate.name === 'open',
    review: gate.name === 'open' ? gate.review : undefined,
    failedOrder: home?.state === 'payment_failed' ? home.order : undefined,
  };
  setOpened(ready);
  return ready;
}
