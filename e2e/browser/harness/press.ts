import type { Locator, Page } from 'playwright-core';
import type { Point } from './finger';

/** Firefox is driven with a mouse, as the designers use it: its protocol has no touch screen. */
export function hasMouse(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox';
}

/** Taps an element, or clicks it with a mouse. */
export function press(element: Locator): Promise<void> {
  return hasMouse(element.page()) ? element.click() : element.tap();
}

/** Taps a point of the window, or clicks it with a mouse. */
export function pressAt(page: Page, { x, y }: Point): Promise<void> {
  return hasMouse(page) ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);
}
