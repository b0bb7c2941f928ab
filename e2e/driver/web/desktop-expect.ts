import { WebElement, type WebView } from './web-element';

/** Detox's `by`, `web` and `expect`, as far as Android supports them for a web view: a spec that uses more fails. */
export class DesktopExpect {
  readonly by = { web: { cssSelector: (selector: string) => selector } };
  readonly web: { element(selector: string): WebElement };

  constructor({ runtimeDevice }: { runtimeDevice: { deviceDriver: { webView: WebView } } }) {
    const view = runtimeDevice.deviceDriver.webView;
    // One web view is in front, so that no native matcher has to name it.
    this.web = { element: (selector) => new WebElement(view, selector) };
  }

  readonly expect = (element: WebElement): WebExpect => new WebExpect(element);
}

/** `expect(web.element(…))`, which looks once: specs wait with `eventually` of e2e/shared. */
class WebExpect {
  constructor(
    private readonly element: WebElement,
    private readonly isNegated = false,
  ) {}

  get not(): WebExpect {
    return new WebExpect(this.element, !this.isNegated);
  }

  /** The page has such an element, visible or not. */
  async toExist(): Promise<void> {
    const count = await this.element.count();
    if (count > 0 !== this.isNegated) return;
    const expected = this.isNegated ? 'not to exist' : 'to exist';
    throw await this.element.createError(`expected ${expected}, but found ${count} of them`);
  }
}
