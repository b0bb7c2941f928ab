/** The delay before a failed load of code is retried, in milliseconds. */
const retryAfterMs = 3000;

/** Loads code that the app cannot do without; without a connection, again and again. Never rejects. */
export async function loadRetrying<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  }
}
