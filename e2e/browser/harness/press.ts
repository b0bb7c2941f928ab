import type { Locator, Page } from 'playwright-core';
import { eventuallyEqual } from '@/e2e/shared/eventually';
import { takesPress } from '@/e2e/shared/takes-press';
import type { Point } from './finger';

/** Firefox is driven with a mouse, as the designers use it: its protocol has no touch screen. */
export function hasMouse(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox';
}

/**
 * Taps an element, or clicks it with a mouse, as soon as the app takes it; the page has handled the click when this
 * resolves.
 */
export async function press(element: Locator): Promise<void> {
  await waitUntilTaken(element);
  if (hasMouse(element.page())) return element.click();
  const next = await element.evaluateHandle(nextClick);
  await element.tap();
  await waitForClick(next);
}

/** Taps a point of the window, or clicks it with a mouse; the page has handled the click when this resolves. */
export async function pressAt(page: Page, { x, y }: Point): Promise<void> {
  if (hasMouse(page)) return page.mouse.click(x, y);
  const next = await page.evaluateHandle(nextClick);
  await page.touchscreen.tap(x, y);
  await waitForClick(next);
}

/** Waits until the app takes a press on an element. */
export async function waitUntilTaken(element: Locator): Promise<void> {
  await eventuallyEqual(() => element.evaluate(takesPress), true);
}

/** A click that the page is going to have. */
type NextClick = { clicked: Promise<void> };

/** Runs in the page. */
function nextClick(): NextClick {
  return {
    clicked: new Promise((resolve) => {
      window.addEventListener('click', () => resolve(), { capture: true, once: true });
    }),
  };
}

/**
 * Chromium makes the click of a tap after it has confirmed the touches: on a busy machine a script that runs next
 * would still find the page as before the tap.
 */
async function waitForClick(next: {
  evaluate(read: (next: NextClick) => Promise<void>): Promise<void>;
}): Promise<void> {
  // The click may have opened another document.
  await next.evaluate(({ clicked }) => clicked).catch(() => undefined);
}
