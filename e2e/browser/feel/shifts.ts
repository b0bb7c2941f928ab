import type { BrowserContext, Page } from 'playwright-core';

/** One layout shift that came with data, and not with what the person did. */
export type Shift = {
  /** The share of the screen that moved, times how far: what CLS adds up. */
  value: number;
  /** What moved, and from where to where, in px from the top. */
  moved: string[];
};

/** Writes down every layout shift on the pages opened from now on. */
export async function watchShifts(phone: BrowserContext): Promise<void> {
  await phone.addInitScript(record);
}

/** What has shifted on a page since it was loaded, in its order. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts') ?? []);
}

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
};

/** Runs in the page. */
function record(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  let acted = -1;
  const act = () => {
    acted = performance.now();
  };
  for (const event of ['click', 'input']) document.addEventListener(event, act, true);
  // Until the first answer after it, whatever moves is what the person has asked for.
  const isWanted = (time: number) =>
    acted >= 0 &&
    acted <= time &&
    !performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .some(({ name, responseEnd }) => {
        return name.includes('/api/') && responseEnd > acted && responseEnd < time;
      });
  // The DOM's own types do not know the entries of layout shifts.
  const isShift = (entry: PerformanceEntry): entry is Entry => 'hadRecentInput' in entry;
  const name = (node: Node | null) =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute('class') ?? ''}`
      : `"${node?.textContent?.slice(0, 30)}"`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      if (entry.hadRecentInput || isWanted(entry.startTime)) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
        [name(node), from.top, from.height, '->', to.top, to.height].join(' '),
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
