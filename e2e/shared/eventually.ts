/** How long to wait on a busy machine or phone, in ms: some give a process no turn for half a minute. */
export const patienceMs = 90_000;

/** The pause between two attempts; a look at the page takes Android about as long. */
const pauseMs = 50;

/**
 * Repeats `attempt` until it no longer rejects and returns what it resolves with; rejects with the last error
 * after {@link patienceMs}. Detox on Android has no `waitFor` for web elements, and its `expect` looks once.
 * `attempt` must be safe to repeat.
 */
export async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Repeats `read` until it resolves with `expected`. */
export async function eventuallyEqual<T>(read: () => Promise<T>, expected: T): Promise<void> {
  await eventually(async () => {
    const value = await read();
    if (value !== expected) throw new Error(`found ${value}, not ${expected}`);
  });
}
