import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { eventually, eventuallyEqual } from '@/e2e/shared/eventually';
import type { WebKitElement, WebKitPage } from './web-driver';

/** Waits until nothing moves: WebDriver clicks where an element was. Loading indicators, which never end, may move. */
export async function waitUntilStill(page: WebKitPage): Promise<void> {
  await eventuallyEqual(() => page.evaluate(isStill), true);
}

/** Drives the screens in WebKit, with a mouse and a keyboard. */
export function webKitDriver(page: WebKitPage): ScreenDriver {
  const isVisible = (selector: string) => page.evaluate(hasVisible, selector);
  const findStill = async (selector: string, index: number) => {
    await waitUntilStill(page);
    return page.find(findTarget, selector, index);
  };
  /** Acts on a visible element; again where the screen is being replaced. */
  const act = (selector: string, action: (element: WebKitElement) => Promise<void>) =>
    eventually(async () => action(await findStill(selector, 0)));
  const tap = (selector: string, index = 0) =>
    eventually(async () => (await findStill(selector, index)).click());
  return {
    url: () => page.evaluate(() => window.location.href),
    navigate: (hash) => page.evaluate(goTo, hash),
    waitForVisible: (selector) => eventuallyEqual(() => isVisible(selector), true),
    waitUntilGone: (selector) => eventuallyEqual(() => isVisible(selector), false),
    tap,
    tapFixed: tap,
    type: (selector, text) =>
      act(selector, async (field) => {
        await field.clear();
        await field.sendKeys(text);
      }),
    selectOption: (selector, position) =>
      eventually(async () => (await page.find(findOption, selector, position)).click()),
    evaluate: (selector, script, text = '') =>
      eventually(async () => (await page.find(findAny, selector)).evaluate(script, text)),
  };
}

// These run in the page, each on its own.

function isStill(): boolean {
  return document
    .getAnimations()
    .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
}

function hasVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
}

/**
 * What a user taps, away from the dock, which covers the lower edge of the window; of a radio button or a box its
 * label, which is drawn over it.
 */
function findTarget(selector: string, index: number): Element | undefined {
  const all = [...document.querySelectorAll(selector)];
  const element = all.filter((each) => each.checkVisibility())[index];
  const isDrawn = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);
  const target = isDrawn ? (element.labels?.[0] ?? element) : element;
  target?.scrollIntoView({ block: 'center' });
  return target;
}

function findOption(selector: string, position: number): Element | undefined {
  return [...document.querySelectorAll(`${selector} option`)][position];
}

/** A visible element first, as a hidden tab may hold the same id. */
function findAny(selector: string): Element | undefined {
  const all = [...document.querySelectorAll(selector)];
  return all.find((each) => each.checkVisibility()) ?? all[0];
}

function goTo(hash: string): void {
  window.location.hash = hash;
}
