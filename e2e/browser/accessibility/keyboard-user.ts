import type { Locator, Page } from '@playwright/test';
import { type FocusStop, focusStop } from './focus-stop';

/** More than any screen has focusable elements. */
const maxStops = 80;

type TabKey = 'Tab' | 'Shift+Tab';

/** A user with a keyboard alone. Every element that gets the focus must show it. */
export class KeyboardUser {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the element of a `screen.ids.ts` has the focus. */
  async tabTo(id: string): Promise<void> {
    await this.tabToSelector(`[id="${id}"]`);
  }

  /** Presses Tab, or Shift and Tab, until an element that matches has the focus. */
  async tabToSelector(selector: string, key: TabKey = 'Tab'): Promise<void> {
    await this.tabUntil(this.focused(selector), key);
  }

  /** Presses Tab, or Shift and Tab, until an element exists. */
  async tabUntil(target: Locator, key: TabKey = 'Tab'): Promise<void> {
    const passed: string[] = [];
    while (passed.length < maxStops) {
      const stop = await this.tab(key);
      if ((await target.count()) > 0) return;
      passed.push(stop?.name ?? '-');
    }
    throw new Error(`${key} never leads to ${target}: ${passed.join(', ')}`);
  }

  /** Presses Tab once; returns the element that has the focus then, `null` after the end of the page. */
  async tab(key: TabKey = 'Tab'): Promise<FocusStop | null> {
    await this.page.keyboard.press(key);
    const stop = await focusStop(this.page);
    if (stop && stop.faults.length > 0) throw new Error(stop.faults.join('\n'));
    return stop;
  }

  /** Tabs to the element of a `screen.ids.ts` and presses Enter. */
  async activate(id: string): Promise<void> {
    await this.tabTo(id);
    await this.press('Enter');
  }

  /** Presses a key once the screen, sheet or dialog of the focus stands still: a press may commit then. */
  async press(key: string, times = 1): Promise<void> {
    const moving = this.page.locator('[data-still="no"]:focus-within');
    await moving.first().waitFor({ state: 'detached' });
    for (let count = 0; count < times; count += 1) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Waits until the element of a `screen.ids.ts` has the focus. */
  async waitForFocus(id: string): Promise<void> {
    await this.focused(`[id="${id}"]`).waitFor({ state: 'attached' });
  }

  /** The focused element where it matches. */
  focused(selector: string): Locator {
    return this.page.locator(`:is(${selector}):focus`);
  }
}
