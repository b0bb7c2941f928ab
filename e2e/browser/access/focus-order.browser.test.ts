import type { Page } from 'playwright-core';
import { withJourney } from '@/e2e/browser/journeys/journey';
import { formatHash } from '@/lib/router/target';
import { asRead } from './as-read';
import { Keys } from './keys';
import { readUntil } from './spoken';
import type { Stop } from './stop';

const journey = withJourney();

/** By so much the tops of what stands in one row may differ, in px. */
const rowPx = 48;

test.each(Object.entries(asRead))(
  '%s: Tab stops at all that can be used, from top to bottom, and leaves the page at its end',
  async (_, { path, query = {}, scenario, lines }) => {
    const { page, open } = await journey();
    await open(formatHash({ path, query }).slice(1), scenario);
    await readUntil(page, lines);
    const stops = await walk(page);
    expect(new Set(stops.map(({ name }) => name)).size).toBe(await countOfStops(page));
    const inPage = stops.filter(({ isFixed }) => !isFixed);
    const backwards = inPage.filter(({ top }, at) => top < (inPage[at - 1]?.top ?? 0) - rowPx);
    expect(backwards).toEqual([]);
  },
);

/** Goes once through the page; every stop must be in sight and marked. */
async function walk(page: Page): Promise<Stop[]> {
  const keys = new Keys(page);
  const stops: Stop[] = [];
  for (let stop = await keys.tab(); stop; stop = await keys.tab()) {
    if (stop.name === stops[0]?.name) break;
    stops.push(stop);
  }
  return stops;
}

/** How many stops the page should have: of radio buttons and tabs that belong together, one. */
function countOfStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const usable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
      .filter(({ tabIndex }) => tabIndex >= 0);
    const keyOf = (element: HTMLElement, at: number) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : at;
    return new Set(usable.map(keyOf)).size;
  });
}
