import { nextTask } from './next-task';

/** How long work may block the main thread: half a frame, in ms. */
const maxBlocking = 8;

/**
 * For work that would freeze the page: await the returned function after each small part. It yields to the
 * main thread, so that the page can paint and handle input, once half a frame has passed.
 */
export function createYieldToMain(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < maxBlocking) return;
    await nextTask();
    start = performance.now();
  };
}
