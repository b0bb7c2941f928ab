import type { BrowserContext, Page } from 'playwright-core';

/** One layout shift that no touch or key has caused. */
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
  // The DOM's own types do not know the entries of layout shifts.
  const isShift = (entry: PerformanceEntry): entry is Entry => 'hadRecentInput' in entry;
  const name = (node: Node | null) =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute('class') ?? ''}`
      : `"${node?.textContent?.slice(0, 30)}"`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
        [name(node), from.top, from.height, '->', to.top, to.height].join(' '),
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
