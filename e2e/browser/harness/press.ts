import { setTimeout } from 'node:timers/promises';
import type { JSHandle, Locator, Page } from 'playwright-core';
import { eventuallyEqual } from '@/e2e/shared/eventually';
import { takesPress } from '@/e2e/shared/takes-press';
import { hasMouse, type Point } from './finger';

/** How often a user taps before giving up. */
const attempts = 3;

/** How long a click may follow its tap, in ms, on a machine that gives the browser no turn for seconds. */
const clickMs = 10_000;

/**
 * Taps an element, or clicks it with a mouse, as soon as the app takes it; the page has handled the click when this
 * resolves. Where the screen changes under the finger the app drops the tap, and the user taps again.
 */
export async function press(element: Locator): Promise<void> {
  const page = element.page();
  if (hasMouse(page)) {
    await waitUntilTaken(element);
    return element.click();
  }
  for (let attempt = 0; attempt < attempts; attempt++) {
    await waitUntilTaken(element);
    // In the document of the element, which may be a frame's.
    const next = await element.evaluateHandle(nextClick);
    await element.tap();
    if (await comes(next)) return;
  }
  throw new Error(`the app drops every tap on ${element}`);
}

/** Does the same at a point of the window, which is read anew before each tap: the app may have scrolled meanwhile. */
export async function pressAt(page: Page, read: () => Promise<Point>): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { x, y } = await read();
    if (hasMouse(page)) return page.mouse.click(x, y);
    const next = await page.evaluateHandle(nextClick);
    await page.touchscreen.tap(x, y);
    if (await comes(next)) return;
  }
  throw new Error('the app drops every tap on the point');
}

/** Waits until the app takes a press on an element. */
export async function waitUntilTaken(element: Locator): Promise<void> {
  await eventuallyEqual(() => element.evaluate(takesPress), true);
}

/** A click that a document is going to have. */
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
async function comes(next: JSHandle<NextClick>): Promise<boolean> {
  const clicked = next
    .evaluate((click) => click.clicked)
    // The click has opened another document.
    .catch(() => undefined)
    .then(() => true);
  return Promise.race([clicked, setTimeout(clickMs, false, { ref: false })]);
}
