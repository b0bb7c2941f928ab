import type { Page } from 'playwright-core';
import type { Traffic } from './traffic';

/**
 * Waits until a page stands still: its cover is off, a screen is on show, and the browser has had nothing
 * to do since the last reply came. Calls to the `silent` paths may still be out: they are never answered.
 */
export async function settled(
  page: Page,
  traffic: Traffic,
  silent: readonly string[] = [],
): Promise<void> {
  await page.waitForFunction(isUncovered);
  let begun: number;
  do {
    begun = traffic.begun;
    await traffic.quiet(silent);
    await page.evaluate(idle);
  } while (begun !== traffic.begun);
}

/** Runs in the page. */
function isUncovered(): boolean {
  const { boot } = document.documentElement.dataset;
  return boot === undefined && document.querySelector('main') !== null;
}

/** Runs in the page: fonts, what moves once, and twice the browser's own word that it has nothing to do. */
async function idle(): Promise<void> {
  const rest = () => new Promise((resolve) => requestIdleCallback(resolve));
  await rest();
  await document.fonts.ready;
  const moving = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((animation) => animation.finished));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await rest();
}
