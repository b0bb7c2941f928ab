/** What a page reports about its own loading; times in ms since the navigation began. */
export type Observed = {
  fcp: number;
  lcp: number;
  interactive: number;
  data: number;
};

declare global {
  interface Window {
    __observed?: Observed;
  }
}

type Selectors = { button: string; data?: string };

/**
 * Runs in the page before its own scripts. The button counts as interactive in the first frame in which it has a
 * listener of React or Vue; `data` is the first frame that shows that element.
 */
export function observe({ button, data }: Selectors): void {
  const observed: Observed = { fcp: 0, lcp: 0, interactive: 0, data: 0 };
  window.__observed = observed;
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });

  const isListening = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')) ||
    Object.getOwnPropertySymbols(element).some((symbol) => symbol.description === '_vei');
  const isVisible = (element: Element) => element.getBoundingClientRect().height > 0;
  function look() {
    const elements = [...document.querySelectorAll(button)];
    if (!observed.interactive && elements.some((one) => isVisible(one) && isListening(one)))
      observed.interactive = performance.now();
    const shown = data && document.querySelector(data);
    if (!observed.data && shown && isVisible(shown)) observed.data = performance.now();
    if (!observed.interactive || (data && !observed.data)) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
