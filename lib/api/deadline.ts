/** The limit of a call, from the first byte sent to the last byte received (product.md section 7). */
export const requestTimeoutMs = 60_000;

type Limits = { ms: number; signal?: AbortSignal };

/**
 * Runs `work` with an abort signal. Rejects with a `TimeoutError` after `ms`, or with an `AbortError` when
 * `signal` aborts, even if `work` ignores its signal. Chrome 111 has no `AbortSignal.any`.
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { ms, signal }: Limits,
): Promise<T> {
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const onAbort = () => controller.abort(new DOMException('aborted by the caller', 'AbortError'));
  const onTimeout = () =>
    controller.abort(new DOMException(`not done in ${ms} ms`, 'TimeoutError'));
  const timer = setTimeout(onTimeout, ms);
  signal?.addEventListener('abort', onAbort);
  try {
    if (signal?.aborted) onAbort();
    return await Promise.race([aborted, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
