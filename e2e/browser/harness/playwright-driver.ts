import type { Page } from 'playwright-core';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { eventually } from '@/e2e/shared/eventually';
import { press, pressAt, waitUntilTaken } from './press';

/** Drives the screens on a page of a browser, with touches (Firefox: a mouse) and a keyboard. */
export function playwrightDriver(page: Page): ScreenDriver {
  const locate = (selector: string, index = 0) =>
    page.locator(selector).filter({ visible: true }).nth(index);
  return {
    url: async () => page.url(),
    async navigate(hash) {
      const { origin, pathname } = new URL(page.url());
      await page.goto(origin + pathname + hash);
    },
    waitForVisible: (selector) => locate(selector).waitFor(),
    waitUntilGone: (selector) => locate(selector).waitFor({ state: 'detached' }),
    tap: (selector, index) => press(locate(selector, index)),
    tapFixed: (selector, index) =>
      pressAt(page, () =>
        // A screen that is being replaced has none for a moment.
        eventually(async () => {
          await waitUntilTaken(locate(selector, index));
          const box = await locate(selector, index).boundingBox();
          if (!box) throw new Error(`${selector} has no box`);
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        }),
      ),
    async type(selector, text) {
      // A user types into a field that has the focus already.
      if ((await locate(selector).and(page.locator(':focus')).count()) === 0)
        await press(locate(selector));
      await eventually(async () => {
        await locate(selector).selectText();
        if (await locate(selector).evaluate(isSelected)) return;
        throw new Error(`${selector} is not selected`);
      });
      await page.keyboard.type(text);
    },
    async selectOption(selector, position) {
      await locate(selector).selectOption({ index: position });
    },
    async evaluate(selector, script, text = '') {
      // A hidden tab may hold the same id, so a visible element comes first; a collapsed one has no other.
      const isVisible = (await locate(selector).count()) > 0;
      const element = isVisible ? locate(selector) : page.locator(selector).first();
      return element.evaluate(script, text);
    },
  };
}

/** Runs in the page: the field has the focus, and all that it contains is selected. */
function isSelected(field: Element): boolean {
  if (document.activeElement !== field) return false;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return true;
  const { value, selectionStart, selectionEnd } = field;
  // Fields such as an e-mail address do not tell.
  return selectionStart === null || (selectionStart === 0 && selectionEnd === value.length);
}
