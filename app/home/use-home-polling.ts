import { useState } from 'react';
import useSWR from 'swr';
import { request } from '@/lib/api/client';
import type { Home } from '@/lib/api/schemas/home';
import { serverNow } from '@/lib/server-time/server-time';

/** How often is polled for what ends by itself, in milliseconds. */
const pollEveryMs = 15_000;

type Polling = {
  /** What is awaited; nothing is polled while it is `null`. */
  awaited: string | null;
  /** Whether a reply shows that it has come. */
  hasCome: (home: Home) => boolean;
  onChange: () => void;
  /** The milliseconds until the next poll; 15 s without it. */
  everyMs?: number | (() => number);
};

/**
 * Calls `onChange` once what is awaited has come: polls every `everyMs` and when the page becomes visible again, never while it
 * is hidden. A failed request shows nothing. Returns when the server last replied to a poll, by its clock in milliseconds.
 */
export function useHomePolling({
  awaited,
  hasCome,
  onChange,
  everyMs = pollEveryMs,
}: Polling): number | undefined {
  const [repliedAt, setRepliedAt] = useState<number>();
  // Under its own key, and never rejecting: a failed poll must neither mark Home as offline nor end polling.
  useSWR(
    awaited === null ? null : ['home polling', awaited],
    () => request('app/home', {}, { quiet: true }).catch(() => null),
    {
      revalidateOnMount: false,
      refreshInterval: everyMs,
      dedupingInterval: 0,
      focusThrottleInterval: 0,
      onSuccess: (home) => {
        if (!home) return;
        setRepliedAt(serverNow());
        if (hasCome(home)) onChange();
      },
    },
  );
  return repliedAt;
}
