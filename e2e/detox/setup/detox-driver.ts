import { by, expect, web } from 'detox';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { eventually } from '@/e2e/shared/eventually';
import { takesPress } from '@/e2e/shared/takes-press';

/** Tabs that stay mounted in the background are hidden by this style. */
const visible = ':not([style*="display: none"] *)';

/** The visible element that a selector finds. */
export function find(selector: string, index = 0) {
  return web.element(by.web.cssSelector(selector + visible)).atIndex(index);
}

/** Taps a visible element as soon as the app takes it. */
const tap = (selector: string, index?: number) =>
  eventually(async () => {
    // A tap scrolls to its element first, which could move it to the spot where the last one is still awaited.
    await find(selector, index).runScript((element: HTMLElement) => {
      void element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const isTaken = await find(selector, index).runScript(takesPress);
    if (!isTaken) throw new Error(`${selector} does not take a press yet`);
    await find(selector, index).tap();
  });

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
  tap,
  tapFixed: tap,
  async type(selector, text) {
    await waitForVisible(selector);
    await find(selector).runScript(setText, [text]);
  },
  // The placeholder at 0 is disabled.
  selectOption: (selector, position) =>
    eventually(() => find(`${selector} option:enabled`, position - 1).tap()),
  evaluate: (selector, script, text = '') =>
    eventually(() => find(selector).runScript(script, [text])),
};

/**
 * Runs in the page: replaces the text of a field and calls React's onChange, which `typeText` and `replaceText` do not
 * on Android (wix/Detox#4146).
 */
function setText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  const kind = field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
