import { by, expect, web } from 'detox';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { eventually } from '@/e2e/shared/eventually';
import { enterText } from './enter-text';

/** Tabs that stay mounted in the background are hidden by this style. */
const visible = ':not([style*="display: none"] *)';

/** The visible element that a selector finds. */
export function find(selector: string, index = 0) {
  return web.element(by.web.cssSelector(selector + visible)).atIndex(index);
}

const waitForVisible = (selector: string) => eventually(() => expect(find(selector)).toExist());

/** Drives the screens in the web view of a phone. */
export const detoxDriver: ScreenDriver = {
  url: () => find('body').getCurrentUrl(),
  async navigate(hash) {
    await find('body').runScript(
      (_: HTMLElement, address: string) => window.location.assign(address),
      [hash],
    );
  },
  waitForVisible,
  waitUntilGone: (selector) => eventually(() => expect(find(selector)).not.toExist()),
  tap: (selector, index) => eventually(() => find(selector, index).tap()),
  tapFixed: (selector, index) => eventually(() => find(selector, index).tap()),
  async type(selector, text) {
    await waitForVisible(selector);
    await enterText(find(selector), text);
  },
  // The placeholder at 0 is disabled.
  selectOption: (selector, position) =>
    eventually(() => find(`${selector} option:enabled`, position - 1).tap()),
  evaluate: (selector, script, text = '') =>
    eventually(() => find(selector).runScript(script, [text])),
};
