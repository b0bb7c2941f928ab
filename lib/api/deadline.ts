/** The limit of a call, from the first byte sent to the last byte received (product.md section 7). */
export const requestTimeoutMs = 60_000;

type Limits = { ms: number; signals?: readonly AbortSignal[] };

/**
 * Runs `work` with an abort signal. Rejects with a `TimeoutError` after `ms`, or with an `AbortError` when
 * one of `signals` aborts, even if `work` ignores its signal. Chrome 111 has no `AbortSignal.any`.
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { ms, signals = [] }: Limits,
): Promise<T> {
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const onAbort = () => controller.abort(new DOMException('aborted by the caller', 'AbortError'));
  const onTimeout = () =>
    controller.abort(new DOMException(`not done in ${ms} ms`, 'TimeoutError'));
  const timer = setTimeout(onTimeout, ms);
  for (const signal of signals) signal.addEventListener('abort', onAbort);
  try {
    if (signals.some(({ aborted }) => aborted)) onAbort();
    return await Promise.race([aborted, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', onAbort);
  }
}
