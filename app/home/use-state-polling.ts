import { useState } from 'react';
import useSWR from 'swr';
import { request } from '@/lib/api/client';
import type { AccountState } from '@/lib/api/schemas/order';
import { serverNow } from '@/lib/server-time/server-time';

/** The polling interval of a state that ends by itself, in milliseconds. */
const pollEveryMs = 15_000;

/**
 * Calls `onChange` once the account is no longer in `state`: polls every 15 s and when the page becomes
 * visible again, never while it is hidden. A failed request shows nothing. Returns when the server last
 * replied to a poll, by its clock in milliseconds.
 */
export function useStatePolling(state: AccountState, onChange: () => void): number | undefined {
  const [repliedAt, setRepliedAt] = useState<number>();
  // Under its own key, and never rejecting: a failed poll must neither mark Home as offline nor end polling.
  useSWR(
    ['state polling', state],
    () => request('app/home', {}, { quiet: true }).catch(() => null),
    {
      revalidateOnMount: false,
      refreshInterval: pollEveryMs,
      dedupingInterval: 0,
      focusThrottleInterval: 0,
      onSuccess: (home) => {
        if (!home) return;
        setRepliedAt(serverNow());
        if (home.state !== state) onChange();
      },
    },
  );
  return repliedAt;
}
