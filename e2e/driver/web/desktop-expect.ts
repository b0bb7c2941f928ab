import { by, type WebMatcher } from './matchers';
import { WebElement, type WebView } from './web-element';

/** Detox's `by`, `web` and `expect`, as far as Android supports them for a web view: a spec that uses more fails. */
export class DesktopExpect {
  readonly by = by;
  readonly web: { element(matcher: WebMatcher): WebElement };

  constructor({ runtimeDevice }: { runtimeDevice: { deviceDriver: { webView: WebView } } }) {
    const view = runtimeDevice.deviceDriver.webView;
    // One web view is in front, so that no native matcher has to name it.
    this.web = { element: (matcher) => new WebElement(view, matcher) };
  }

  readonly expect = (element: WebElement): WebExpect => new WebExpect(element);
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

  private async check(isMet: boolean, expected: string, found: string): Promise<void> {
    const expectation = `${this.isNegated ? 'not ' : ''}${expected}`;
    if (isMet === this.isNegated) {
      throw await this.element.createError(`expected ${expectation}, but found ${found}`);
    }
  }
}
