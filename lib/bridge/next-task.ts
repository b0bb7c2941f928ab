/** Resolves in a task after those that wait. Nested timers wait for at least 4 ms, the scheduler's tasks do not. */
export function nextTask(): Promise<void> {
  // Safari lacks the scheduler.
  if ('scheduler' in globalThis) return scheduler.postTask(() => undefined);
  return new Promise((resolve) => setTimeout(resolve));
}
