import type { WebElement } from './web-element';

/**
 * `expect(web.element(…))`: Android's two expectations. Each looks once; text is only contained. Specs wait
 * with `eventually` of e2e/detox/setup.
 */
export class WebExpect {
  constructor(
    private readonly element: WebElement,
    private readonly isNegated = false,
  ) {}

  get not(): WebExpect {
    return new WebExpect(this.element, !this.isNegated);
  }

  /** The element is there, and its text holds `text`. Negated, it must be there too. */
  async toHaveText(text: string): Promise<void> {
    const found = String(await this.element.read());
    await this.hold(found.includes(text), `text ${JSON.stringify(text)}`, JSON.stringify(found));
  }

  /** The page has such an element, shown or not. */
  async toExist(): Promise<void> {
    const count = await this.element.count();
    await this.hold(count > 0, 'to exist', `${count} of them`);
  }

  /** All other expectations of Detox are native ones. */
  toBeVisible(): never {
    throw new Error('toBeVisible() is not there for web elements on Android: expect toExist()');
  }

  private async hold(is: boolean, expected: string, found: string): Promise<void> {
    const what = `${this.isNegated ? 'not ' : ''}${expected}`;
    if (is === this.isNegated) {
      throw await this.element.failure(`expected ${what}, but found ${found}`);
    }
    await this.element.saw(what);
  }
}
