/** The delay before a failed load of code is retried, in milliseconds. */
const retryAfterMs = 3000;
/** How often a load may fail with a connection. */
const maxFailures = 3;

/**
 * Whether to load again after so many failures: with a connection, which is often reported as back before it can be
 * used, until the third; without one not, as the `online` event follows.
 */
export function mayRetryOnline(failures: number): boolean {
  return navigator.onLine && failures < maxFailures;
}

/**
 * Loads code, and after a failure loads it again while `mayRetry` allows it, which gets the number of failures; then
 * it rejects with the last error. Without it, for code that the app cannot do without, it retries again and again.
 */
export async function loadRetrying<T>(
  load: () => Promise<T>,
  mayRetry: (failures: number) => boolean = () => true,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!mayRetry(failures)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  }
}
