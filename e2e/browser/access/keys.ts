import type { Locator, Page } from 'playwright-core';
import { type Stop, stopOf } from './stop';

/** More Tabs than any screen has stops: what is not reached by then cannot be. */
const mostStops = 80;

/** Somebody who has a keyboard and nothing else; every stop of theirs must be in sight and marked. */
export class Keys {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the element of a `screen.ids.ts` has the focus. */
  async tabTo(id: string): Promise<void> {
    await this.tabToOne(`[id="${id}"]`);
  }

  /** Presses Tab, or Shift and Tab, until an element like this has the focus. */
  async tabToOne(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabUntil(this.focused(selector), key);
  }

  /** Presses Tab, or Shift and Tab, until this is there. */
  async tabUntil(there: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = [];
    while (passed.length < mostStops) {
      const stop = await this.tab(key);
      if ((await there.count()) > 0) return;
      passed.push(stop?.name ?? '-');
    }
    throw new Error(`${key} never leads to ${there}: ${passed.join(', ')}`);
  }

  /** Presses Tab once; answers where the focus is now, `null` beyond the end of the page. */
  async tab(key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop | null> {
    await this.page.keyboard.press(key);
    const stop = await stopOf(this.page);
    if (stop && stop.faults.length > 0) throw new Error(stop.faults.join('\n'));
    return stop;
  }

  /** Goes to the element of a `screen.ids.ts` and presses Enter. */
  async enter(id: string): Promise<void> {
    await this.tabTo(id);
    await this.press('Enter');
  }

  /** Presses a key where the focus is, so many times. */
  async press(key: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) await this.page.keyboard.press(key);
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Waits until the element of a `screen.ids.ts` has the focus. */
  async areOn(id: string): Promise<void> {
    await this.focused(`[id="${id}"]`).waitFor({ state: 'attached' });
  }

  /** What has the focus, if it is like this. */
  focused(selector: string): Locator {
    return this.page.locator(`:is(${selector}):focus`);
  }
}
