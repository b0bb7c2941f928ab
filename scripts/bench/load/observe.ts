/** What a page reports about itself; times in ms since the navigation began, 0 for what has not happened. */
export type Observed = {
  fcp: number;
  lcp: number;
  interactive: number;
  /** The first frame with what the server has sent. */
  data: number;
  /** The press of the button, and the first frame of the next screen. */
  pressed: number;
  next: number;
  /** Of the scripts that had loaded when it was interactive. */
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
  const observed = {
    fcp: 0,
    lcp: 0,
    interactive: 0,
    data: 0,
    pressed: 0,
    next: 0,
    scriptKilobytes: 0,
  };
  window.__observed = observed;
  new PerformanceObserver((list) => {
    observed.lcp = list.getEntries().at(-1)?.startTime ?? observed.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  addEventListener('pointerdown', ({ timeStamp }) => {
    observed.pressed = timeStamp;
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
    const now = performance.now();
    observed.fcp ||= performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    if (!observed.interactive && shown(button).some(isListening)) {
      observed.interactive = now;
      observed.scriptKilobytes = scriptKilobytes();
    }
    if (!observed.data && shown(data).length > 0) observed.data = now;
    if (!observed.next && shown(next).length > 0) observed.next = now;
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
