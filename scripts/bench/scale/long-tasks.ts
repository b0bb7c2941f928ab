import type { Page } from 'playwright-core';

/** The tasks over 50 ms of a page. */
export type LongTasks = {
  /** Those since the last reading, in ms. */
  take: () => Promise<number[]>;
};

/** Observes the page's tasks from now on. */
export async function watchLongTasks(page: Page): Promise<LongTasks> {
  const tasks = await page.evaluateHandle(observeLongTasks);
  return { take: () => tasks.evaluate(takeAll) };
}

/** Runs in the page. */
function observeLongTasks(): number[] {
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
  return tasks;
}

/** Runs in the page. Entries come in a task of their own. */
async function takeAll(tasks: number[]): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return tasks.splice(0);
}
