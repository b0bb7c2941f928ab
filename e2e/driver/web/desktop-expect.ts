import { by, NativeMatcher, WebMatcher } from './matchers';
import { WebElement, type WebView } from './web-element';

const webOnly =
  'the desktop shell has nothing native: use web.element(by.web.…) for the page, and phone.… of e2e/detox/setup/fixtures for the phone';

/** Detox's `by`, `web`, `element`, `expect` and `waitFor`, as far as Android supports them for a web view. */
export class DesktopExpect {
  readonly by = by;
  readonly web: WebFacade;
  readonly system = { element: () => this.element('system.element()') };

  constructor({ runtimeDevice }: { runtimeDevice: { deviceDriver: { webView: WebView } } }) {
    this.web = createWeb(runtimeDevice.deviceDriver.webView);
  }

  readonly element = (matcher?: unknown): never => {
    throw new Error(`element(${String(matcher)}): ${webOnly}`);
  };

  readonly expect = (element: unknown): WebExpect => {
    if (element instanceof WebElement) return new WebExpect(element);
    throw new Error(
      `expect() of Detox takes an element, not ${typeof element}: use Jest's own expect for values`,
    );
  };

  readonly waitFor = (element?: unknown): never => {
    if (element instanceof WebElement) {
      throw new Error(
        `waitFor() takes no web element on Android: await eventually(() => expect(${element.matcher}).toExist()) of e2e/shared/eventually`,
      );
    }
    throw new Error(`waitFor(): ${webOnly}`);
  };
}

/**
 * `expect(web.element(…))` with the two expectations of Android. Each looks once: specs wait with `eventually` of
 * e2e/shared.
 */
class WebExpect {
  constructor(
    private readonly element: WebElement,
    private readonly isNegated = false,
  ) {}

  get not(): WebExpect {
    return new WebExpect(this.element, !this.isNegated);
  }

  /** Its text contains `text`. The element must exist, negated or not. */
  async toHaveText(text: string): Promise<void> {
    const found = String(await this.element.read());
    await this.check(found.includes(text), `text ${JSON.stringify(text)}`, JSON.stringify(found));
  }

  /** The page has such an element, visible or not. */
  async toExist(): Promise<void> {
    const count = await this.element.count();
    await this.check(count > 0, 'to exist', `${count} of them`);
  }

  /** Example of the other expectations of Detox, which are for native elements. */
  toBeVisible(): never {
    throw new Error('toBeVisible() is not available for web elements on Android: use toExist()');
  }

  private async check(isMet: boolean, expected: string, found: string): Promise<void> {
    const expectation = `${this.isNegated ? 'not ' : ''}${expected}`;
    if (isMet === this.isNegated) {
      throw await this.element.createError(`expected ${expectation}, but found ${found}`);
    }
    await this.element.logExpectation(expectation);
  }
}

type WebFacade = {
  (matcher?: unknown): { element(matcher: unknown): WebElement };
  element(matcher: unknown): WebElement;
};

function createWeb(view: WebView): WebFacade {
  function element(matcher: unknown): WebElement {
    if (matcher instanceof WebMatcher) return new WebElement(view, matcher);
    throw new Error(`web.element() takes a matcher of by.web, not ${String(matcher)}`);
  }
  // A matcher names one of several web views; there is only the one in front.
  function web(matcher?: unknown) {
    if (matcher !== undefined && !(matcher instanceof NativeMatcher)) {
      throw new Error(`web() takes a native matcher or none, not ${String(matcher)}`);
    }
    return { element };
  }
  return Object.assign(web, { element });
}
