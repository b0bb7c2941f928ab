/** How long a call may take from its first byte out to its last byte in (product.md section 7). */
export const requestTimeoutMs = 60_000;

type Limits = { ms: number; signal?: AbortSignal };

/**
 * Runs `work` with a signal of its own and ends it for sure: rejects with a `TimeoutError` after `ms`,
 * or with an `AbortError` when `signal` aborts, even where `work` does not listen to its signal.
 * Chrome 111 has no `AbortSignal.any`, and ky's own timeout ends with the headers: hence this.
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { ms, signal }: Limits,
): Promise<T> {
  const controller = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const onAbort = () => controller.abort(new DOMException('aborted by the caller', 'AbortError'));
  const onTimeout = () =>
    controller.abort(new DOMException(`not done in ${ms} ms`, 'TimeoutError'));
  const timer = setTimeout(onTimeout, ms);
  signal?.addEventListener('abort', onAbort);
  try {
    if (signal?.aborted) onAbort();
    return await Promise.race([ended, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
