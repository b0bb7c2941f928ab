import { by, NativeMatcher, WebMatcher } from './matchers';
import { WebElement, type WebView } from './web-element';
import { WebExpect } from './web-expect';

const onlyWeb =
  'the desktop shell has nothing native: the page is web.element(by.web.…), and what a person does beside it is phone.… of e2e/detox/setup/world';

/** Detox's `by`, `web`, `element`, `expect` and `waitFor`, with what Android has of them for a web view. */
export class DesktopExpect {
  readonly by = by;
  readonly web: WebFacade;
  readonly system = { element: () => this.element('system.element()') };

  constructor({ runtimeDevice }: { runtimeDevice: { deviceDriver: { webView: WebView } } }) {
    this.web = webOf(runtimeDevice.deviceDriver.webView);
  }

  readonly element = (matcher?: unknown): never => {
    throw new Error(`element(${String(matcher)}): ${onlyWeb}`);
  };

  readonly expect = (element: unknown): WebExpect => {
    if (element instanceof WebElement) return new WebExpect(element);
    throw new Error(
      `expect() of Detox takes an element, not ${typeof element}: for a value, take Jest's own expect`,
    );
  };

  readonly waitFor = (element?: unknown): never => {
    if (element instanceof WebElement) {
      throw new Error(
        `waitFor() takes no web element on Android: await eventually(() => expect(${element.matcher}).toExist()) of e2e/detox/setup/eventually`,
      );
    }
    throw new Error(`waitFor(): ${onlyWeb}`);
  };
}

type WebFacade = {
  (matcher?: unknown): { element(matcher: unknown): WebElement };
  element(matcher: unknown): WebElement;
};

function webOf(view: WebView): WebFacade {
  function element(matcher: unknown): WebElement {
    if (matcher instanceof WebMatcher) return new WebElement(view, matcher);
    throw new Error(`web.element() takes a matcher of by.web, not ${String(matcher)}`);
  }
  // A matcher names one of several web views, of which only the one in front is ever there.
  function web(matcher?: unknown) {
    if (matcher !== undefined && !(matcher instanceof NativeMatcher)) {
      throw new Error(`web() takes a native matcher or none, not ${String(matcher)}`);
    }
    return { element };
  }
  return Object.assign(web, { element });
}
