import type { Page } from 'playwright-core';
import type { RequestLog } from '@/e2e/shared/request-log';
import type { Path } from '@/lib/api/contract';

/**
 * Waits until the screen has loaded and the browser has been idle since the last response. Calls to `hanging`
 * paths never end: it waits until they have been sent, and lets the screen be busy.
 */
export async function waitUntilIdle(
  page: Page,
  requests: RequestLog,
  hanging: readonly Path[] = [],
): Promise<void> {
  await Promise.all(hanging.map((path) => requests.waitFor(path)));
  const ignored = hanging.map((path) => new RegExp(`/api/${path}$`));
  let started: number;
  do {
    await waitUntilLoaded(page, hanging.length > 0);
    started = requests.started;
    await requests.waitUntilIdle(ignored);
    // A user action may start its requests and its placeholders late, and a busy machine may render a reply late.
  } while (!(await isStillLoaded(page, hanging.length > 0)) || started !== requests.started);
}

async function waitUntilLoaded(page: Page, mayBeBusy: boolean): Promise<void> {
  await page.waitForFunction(isLoaded, mayBeBusy).catch(async (error: Error) => {
    const state = await page.evaluate(describeLoading);
    throw new Error(`${error.message}; at ${page.url()}: ${state}`);
  });
}

/** Waits for the idle browser; false where the screen loads again, or another document was loaded meanwhile. */
async function isStillLoaded(page: Page, mayBeBusy: boolean): Promise<boolean> {
  try {
    await page.evaluate(idle);
    return await page.evaluate(isLoaded, mayBeBusy);
  } catch (error) {
    if (error instanceof Error && error.message.includes('context was destroyed')) return false;
    throw error;
  }
}

/** Runs in the page. */
function isLoaded(mayBeBusy: boolean): boolean {
  const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility());
  const isCovered = document.documentElement.dataset.boot !== undefined;
  return !isCovered && main !== undefined && (mayBeBusy || main.ariaBusy !== 'true');
}

/** Runs in the page: why it is not loaded, for an error. */
function describeLoading(): string {
  const { boot = '' } = document.documentElement.dataset;
  const mains = [...document.querySelectorAll('main')].map(
    (main) => `${main.checkVisibility()}, busy ${main.ariaBusy}, ${main.textContent.slice(0, 200)}`,
  );
  return JSON.stringify({ boot, ready: document.readyState, mains });
}

/** Runs in the page: waits for fonts and finite animations, and for two idle callbacks. */
async function idle(): Promise<void> {
  // Headless Chromium now and then never runs an idle callback.
  const idleCallback = () =>
    new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
  await idleCallback();
  await document.fonts.ready;
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map((animation) => animation.finished));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await idleCallback();
}
