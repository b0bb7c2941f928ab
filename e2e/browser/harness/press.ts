import type { Locator, Page } from 'playwright-core';
import { eventuallyEqual } from '@/e2e/shared/eventually';
import { takesPress } from '@/e2e/shared/takes-press';
import type { Point } from './finger';

/** Firefox is driven with a mouse, as the designers use it: its protocol has no touch screen. */
export function hasMouse(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox';
}

/** How long a click may follow its tap, in ms, on a machine that gives the browser no turn for seconds. */
const clickMs = 10_000;

/**
 * Taps an element, or clicks it with a mouse, as soon as the app takes it; the page has handled the click when this
 * resolves. Where the screen changes under the finger the app drops the tap, and the user taps again.
 */
export async function press(element: Locator): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    await waitUntilTaken(element);
    if (hasMouse(element.page())) return element.click();
    const next = await element.evaluateHandle(nextClick);
    await element.tap();
    if (await waitForClick(next)) return;
  }
  throw new Error(`the app drops every tap on ${element}`);
}

/**
 * Taps a point of the window once, or clicks it with a mouse; the page has handled the click when this resolves, or
 * has dropped it.
 */
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
 * Whether the click of a tap comes. Chromium makes it after it has confirmed the touches: on a busy machine a script
 * that runs next would still find the page as before the tap.
 */
async function waitForClick(next: {
  evaluate(read: (next: NextClick) => Promise<void>): Promise<void>;
}): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const comes = next
    .evaluate(({ clicked }) => clicked)
    // The click has opened another document.
    .catch(() => undefined)
    .then(() => true);
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), clickMs);
  });
  return Promise.race([comes, tooLate]).finally(() => clearTimeout(timer));
}
