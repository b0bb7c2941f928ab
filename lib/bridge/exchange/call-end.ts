import { BridgeError } from '@/lib/bridge/bridge-error';

/** How long a call may take, in milliseconds. Source: contract.md section 4. */
export const deadlines = { usual: 15_000, person: 600_000 } as const;

/** The reasons that end a call without an answer: its deadline and the caller's signal. */
export interface CallEnd {
  /** Aborted as soon as the call has ended, however it did. */
  readonly signal: AbortSignal;
  /** Rejects with `timeout` or `cancelled`; never resolves. */
  readonly cut: Promise<never>;
  /** Starts the deadline anew; no call takes longer than `deadlines.person` in all. */
  renew(milliseconds: number): void;
  /** The call is over: stops the clock and frees what waits on `signal`. */
  close(): void;
}

/** Watches over one call of `event` from now on, with the usual deadline. */
export function watchCall(event: string, caller: AbortSignal | undefined): CallEnd {
  const controller = new AbortController();
  const { signal } = controller;
  const latest = performance.now() + deadlines.person;
  let timer: ReturnType<typeof setTimeout>;

  const cut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const cancel = () =>
    controller.abort(new BridgeError('cancelled', `${event}: cancelled by the page`, { event }));
  const renew = (milliseconds: number) => {
    clearTimeout(timer);
    const within = Math.min(milliseconds, latest - performance.now());
    timer = setTimeout(() => {
      const text = `${event}: no answer in time`;
      controller.abort(new BridgeError('timeout', text, { event }));
    }, within);
  };

  caller?.addEventListener('abort', cancel, { signal });
  renew(deadlines.usual);
  if (caller?.aborted) cancel();
  const close = () => {
    clearTimeout(timer);
    controller.abort();
  };
  return { signal, cut, renew, close };
}
