/**
 * What the screen objects need of the tool that drives the app: Playwright in a browser, Detox on a phone.
 * Selectors are CSS without commas at the top level, and match only elements that are visible: tabs that stay
 * mounted in the background do not count. Each method waits for its element and rejects after a timeout.
 */
export type ScreenDriver = {
  /** The address of the page. */
  url(): Promise<string>;
  /** Goes to an address of the app in the same page; `hash` begins with `#`. */
  navigate(hash: string): Promise<void>;
  waitForVisible(selector: string): Promise<void>;
  waitUntilGone(selector: string): Promise<void>;
  tap(selector: string, index?: number): Promise<void>;
  /** Taps an element that is fixed to the window, without scrolling it into view. */
  tapFixed(selector: string, index: number): Promise<void>;
  /** Replaces the text of a field. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses an option of a native list by its position; 0 is the placeholder. */
  selectOption(selector: string, position: number): Promise<void>;
  /** Runs a function in the page with the element and a text; the result must be JSON. */
  evaluate<Result>(
    selector: string,
    script: (element: HTMLElement, text: string) => Result,
    text?: string,
  ): Promise<Result>;
};
