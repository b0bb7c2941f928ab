import type { BrowserContext, Page } from '@playwright/test';

/** The elements that have moved from one frame to the next although the user has done nothing. */
export type LayoutShift = {
  /** When, in ms since the page was opened. */
  time: number;
  /** The share of the window that they covered before and after, times the distance in its longer side: as CLS. */
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

/**
 * Runs in the page: compares the places of all elements after each frame. Chromium's `layout-shift` entries lack the
 * first shift of an element that was hidden when it was first laid out, as all are behind the app's cover, and say for
 * half a second after a page gets its size that the user was the cause.
 */
function record(): void {
  /** The distance that counts as a shift, in px, as in Chromium. */
  const minDistance = 3;
  type Rects = Map<Element, DOMRect>;
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
    !performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .some(({ name, responseEnd }) => {
        return name.includes('/api/') && responseEnd > inputTime && responseEnd < time;
      });

  /** The elements of the document that are shown in the window. */
  function shownRects(): Rects {
    const rects: Rects = new Map();
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      const rect = element.getBoundingClientRect();
      const isInWindow =
        rect.width > 0 && rect.height > 0 && rect.bottom > 0 && rect.top < innerHeight;
      if (isInWindow && element.checkVisibility({ visibilityProperty: true })) {
        rects.set(element, rect);
      }
    }
    return rects;
  }
  const shareOf = (top: number, bottom: number, width: number) =>
    ((Math.min(bottom, innerHeight) - Math.max(top, 0)) * width) / (innerWidth * innerHeight);

  function compare(before: Rects, after: Rects): void {
    const time = performance.now();
    const distances = new Map<Element, number>();
    for (const [element, to] of after) {
      const from = before.get(element);
      if (from) distances.set(element, Math.hypot(to.x - from.x, to.y - from.y));
    }
    const isMoved = (element: Element | null) =>
      element !== null && (distances.get(element) ?? 0) >= minDistance;
    // Of what has moved with its parent, the parent alone.
    const moved = [...distances.keys()].filter(
      (element) => isMoved(element) && !isMoved(element.parentElement),
    );
    if (moved.length === 0 || isCausedByInput(time)) return;
    let value = 0;
    const names = moved.map((element) => {
      const [from, to] = [before.get(element), after.get(element)] as [DOMRect, DOMRect];
      const share = shareOf(
        Math.min(from.top, to.top),
        Math.max(from.bottom, to.bottom),
        Math.max(from.width, to.width),
      );
      value += (share * (distances.get(element) ?? 0)) / Math.max(innerWidth, innerHeight);
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      return [name, from.top, from.height, '->', to.top, to.height].join(' ');
    });
    layoutShifts.push({ time, value, moved: names });
  }

  let last: { rects: Rects; scrollY: number } | undefined;
  const afterPaint = new MessageChannel();
  afterPaint.port1.onmessage = () => {
    const current = { rects: shownRects(), scrollY };
    // After a scroll all has moved.
    if (last?.scrollY === current.scrollY) compare(last.rects, current.rects);
    last = current;
  };
  const onFrame = () => {
    afterPaint.port2.postMessage(null);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
