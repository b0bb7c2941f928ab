import type { Page } from 'playwright-core';
import type { Path } from '@/lib/api/contract';
import type { Traffic } from './traffic';

/**
 * Waits until a page stands still: its cover is off, its screen has what it was waiting for, and the
 * browser has had nothing to do since the last reply came. Calls to the `silent` paths are never
 * answered: with these it waits until they are out, and lets the screen be busy.
 */
export async function settled(
  page: Page,
  traffic: Traffic,
  silent: readonly Path[] = [],
): Promise<void> {
  await Promise.all(silent.map((path) => traffic.asked(path)));
  await page.waitForFunction(stands, silent.length > 0).catch(async (error: Error) => {
    throw new Error(`${error.message}; at ${page.url()}: ${await page.evaluate(state)}`);
  });
  let begun: number;
  do {
    begun = traffic.begun;
    await traffic.quiet(silent);
    if (!(await rests(page))) return settled(page, traffic, silent);
  } while (begun !== traffic.begun);
}

/** Waits until the page has nothing to do; false where another document takes its place meanwhile. */
function rests(page: Page): Promise<boolean> {
  return page.evaluate(idle).then(
    () => true,
    (error: Error) => {
      if (!error.message.includes('context was destroyed')) throw error;
      return false;
    },
  );
}

/** Runs in the page. */
function stands(busy: boolean): boolean {
  const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility());
  const covered = document.documentElement.dataset.boot !== undefined;
  return !covered && main !== undefined && (busy || main.ariaBusy !== 'true');
}

/** Runs in the page: what it is that does not stand still. */
function state(): string {
  const { boot = '' } = document.documentElement.dataset;
  const mains = [...document.querySelectorAll('main')].map(
    (main) => `${main.checkVisibility()}, busy ${main.ariaBusy}, ${main.textContent.slice(0, 200)}`,
  );
  return JSON.stringify({ boot, ready: document.readyState, mains });
}

/** Runs in the page: fonts, what moves once, and twice the browser's own word that it has nothing to do. */
async function idle(): Promise<void> {
  // A browser without a window sometimes forgets to say that it is idle.
  const rest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
  await rest();
  await document.fonts.ready;
  const moving = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((animation) => animation.finished));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await rest();
}
