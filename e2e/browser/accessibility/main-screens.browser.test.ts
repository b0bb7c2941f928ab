import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { seedSentCode } from '@/e2e/browser/harness/seed-storage';
import { test } from '@/e2e/browser/harness/test';
import { formatHash } from '@/lib/router/target';
import {
  headingFaults,
  outlineOf,
  readTreeUntil,
  unnamedRoles,
  withoutOrderNo,
} from './accessibility-tree';
import type { FocusStop } from './focus-stop';
import { KeyboardUser } from './keyboard-user';
import { screenOutlines } from './screen-outlines';

/** How much the tops of elements in one row may differ, in px. */
const rowPx = 48;

for (const [name, { path, query = {}, scenario, codeSentTo, title, lines }] of Object.entries(
  screenOutlines,
)) {
  test(`${name} is read in its order, and Tab visits everything once, from top to bottom`, async ({
    journey,
  }) => {
    const { page, open } = await journey();
    if (codeSentTo) await seedSentCode(page, codeSentTo);
    await open(formatHash({ path, query }).slice(1), scenario);
    const tree = await readTreeUntil(page, lines);
    expect(outlineOf(tree)).toEqual(lines);
    expect(unnamedRoles(tree)).toEqual([]);
    expect(headingFaults(tree)).toEqual([]);
    expect(withoutOrderNo(await page.title())).toBe(`${title} · Luka`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es-CL');
    const stops = await tabThrough(page);
    expect(new Set(stops.map(({ name }) => name)).size).toBe(await countFocusable(page));
    const inPage = stops.filter(({ isFixed }) => !isFixed);
    const backwards = inPage.filter(
      ({ top }, index) => top < (inPage[index - 1]?.top ?? 0) - rowPx,
    );
    expect(backwards).toEqual([]);
  });
}

/** Presses Tab until the end of the page; every focused element must show the focus. */
async function tabThrough(page: Page): Promise<FocusStop[]> {
  const keyboard = new KeyboardUser(page);
  const stops: FocusStop[] = [];
  for (let stop = await keyboard.tab(); stop; stop = await keyboard.tab()) {
    if (stop.name === stops[0]?.name) break;
    stops.push(stop);
  }
  return stops;
}

/** How many elements Tab should visit; the radio buttons of a group count as one. */
function countFocusable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
    ]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
      .filter(({ tabIndex }) => tabIndex >= 0);
    const keyOf = (element: HTMLElement, index: number) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : index;
    return new Set(focusable.map(keyOf)).size;
  });
}
