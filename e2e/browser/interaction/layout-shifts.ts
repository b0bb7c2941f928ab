import type { BrowserContext, Page } from '@playwright/test';

/** One layout shift that the user's input did not cause. */
export type LayoutShift = {
  /** When, in ms since the page was opened. */
  time: number;
  /** The share of the window that moved, times the distance: what CLS adds up. */
  value: number;
  /** The elements, with their tops and heights before and after, in px. */
  moved: string[];
};

/** Records the layout shifts of all pages that are opened from now on. */
export async function recordLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(record);
}

/** The layout shifts since the page was loaded. */
export function layoutShiftsOf(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => Reflect.get(window, 'layoutShifts') ?? []);
}

/** A `LayoutShift` entry, which TypeScript's DOM types lack. */
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
  const layoutShifts: LayoutShift[] = [];
  Object.assign(window, { layoutShifts });
  let inputTime = -1;
  const setInputTime = () => {
    inputTime = performance.now();
  };
  for (const event of ['click', 'input']) document.addEventListener(event, setInputTime, true);
  // Until the first response after an input, the input is the cause.
  const isCausedByInput = (time: number) =>
    inputTime >= 0 &&
    inputTime <= time &&
    !performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .some(({ name, responseEnd }) => {
        return name.includes('/api/') && responseEnd > inputTime && responseEnd < time;
      });
  const isShift = (entry: PerformanceEntry): entry is Entry => 'hadRecentInput' in entry;
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute('class') ?? ''}`
      : `"${node?.textContent?.slice(0, 30)}"`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      // For half a second after a page gets its size, Chromium says so too.
      const hadInput = entry.hadRecentInput && inputTime >= 0;
      if (hadInput || isCausedByInput(entry.startTime)) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
        [nameOf(node), from.top, from.height, '->', to.top, to.height].join(' '),
      );
      layoutShifts.push({ time: entry.startTime, value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
