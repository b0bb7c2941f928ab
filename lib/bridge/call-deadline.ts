import { BridgeError } from './bridge-error';

/** How long a call may take, in ms (contract.md section 4). */
export const timeouts = { standard: 15_000, userAction: 600_000 } as const;

/** The deadline of one call and the caller's signal. */
export interface CallDeadline {
  /** Aborted when the call ends, for any reason. */
  readonly signal: AbortSignal;
  /** Rejects with `timeout` or `cancelled`; never resolves. */
  readonly aborted: Promise<never>;
  /** Restarts the timer; no call takes longer than `timeouts.userAction` in total. */
  extend(milliseconds: number): void;
  /** Ends the call: stops the timer and aborts `signal`. */
  close(): void;
}

/** Starts the standard deadline of a call of `event`. */
export function startDeadline(event: string, caller: AbortSignal | undefined): CallDeadline {
  const controller = new AbortController();
  const { signal } = controller;
  const latest = performance.now() + timeouts.userAction;
  let timer: ReturnType<typeof setTimeout>;

  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const cancel = () =>
    controller.abort(new BridgeError('cancelled', `${event}: cancelled by the page`, { event }));
  const extend = (milliseconds: number) => {
    clearTimeout(timer);
    const within = Math.min(milliseconds, latest - performance.now());
    timer = setTimeout(() => {
      controller.abort(new BridgeError('timeout', `${event}: no reply in time`, { event }));
    }, within);
  };

  caller?.addEventListener('abort', cancel, { signal });
  extend(timeouts.standard);
  if (caller?.aborted) cancel();
  const close = () => {
    clearTimeout(timer);
    controller.abort();
  };
  return { signal, aborted, extend, close };
}
