/** What a page reports about its own loading; times in ms since the navigation began, 0 for what has not happened. */
export type Observed = {
  fcp: number;
  lcp: number;
  interactive: number;
  /** The first frame with what the server has sent. */
  data: number;
  /** The first frame of the next screen. */
  next: number;
  longestTask: number;
  /** Of the scripts that had loaded when it was interactive, without compression. */
  scriptKilobytes: number;
};

declare global {
  interface Window {
    __observed?: Observed;
  }
}

type Selectors = { button: string; data?: string; next?: string };

/**
 * Runs in the page before its own scripts. The button counts as interactive in the first frame in which it has a
 * listener of React or Vue.
 */
export function observe({ button, data, next }: Selectors): void {
  const observed: Observed = {
    fcp: 0,
    lcp: 0,
    interactive: 0,
    data: 0,
    next: 0,
    longestTask: 0,
    scriptKilobytes: 0,
  };
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
  watch('longtask', ({ duration }) => {
    observed.longestTask = Math.max(observed.longestTask, duration);
  });

  const isListening = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')) ||
    Object.getOwnPropertySymbols(element).some((symbol) => symbol.description === '_vei');
  const shown = (selector: string | undefined) =>
    [...(selector ? document.querySelectorAll(selector) : [])].filter(
      (element) => element.getBoundingClientRect().height > 0,
    );
  const scriptKilobytes = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.m?js$/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize / 1024, 0);
  function look() {
    if (!observed.interactive && shown(button).some(isListening)) {
      observed.interactive = performance.now();
      observed.scriptKilobytes = scriptKilobytes();
    }
    if (!observed.data && shown(data).length > 0) observed.data = performance.now();
    if (!observed.next && shown(next).length > 0) observed.next = performance.now();
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
