import { eventually, eventuallyEqual } from '@/e2e/shared/eventually';
import { takeToast } from '@/e2e/shared/toast-log';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { formatHash, parseHash, type Query } from '@/lib/router/target';
import type { ScreenDriver } from './screen-driver';

const enabled = ':not([aria-busy="true"], [aria-disabled="true"], :disabled)';

/** The selector of an id of a `screen.ids.ts`. */
export function byId(id: string): string {
  return `[id="${id}"]`;
}

/** The same while the element is neither loading nor disabled: a tap has an effect. */
export function enabledById(id: string): string {
  return `${byId(id)}${enabled}`;
}

/** Waits until the address names a route. */
export async function waitForPath(driver: ScreenDriver, path: RoutePath): Promise<void> {
  await eventuallyEqual(async () => parseHash(new URL(await driver.url()).hash).path, path);
}

/** A screen of the app: its elements by id, its state, and what the user can do on it. */
export abstract class AppScreen {
  abstract readonly path: RoutePath;
  /** Id of an element that is rendered once the screen's content has loaded. */
  protected abstract readonly readyId: string;

  constructor(protected readonly driver: ScreenDriver) {}

  /** Opens the screen by its address, in the same page. */
  async open(query: Query = {}): Promise<void> {
    await this.driver.navigate(formatHash({ path: this.path, query }));
  }

  /** Waits until the screen shows its content. */
  async waitUntilLoaded(): Promise<void> {
    await this.waitForPath();
    await this.waitForId(this.readyId);
  }

  /** Waits until the address names the screen, whatever it shows. */
  async waitForPath(): Promise<void> {
    await waitForPath(this.driver, this.path);
  }

  /** The query of the address. */
  async currentQuery(): Promise<Query> {
    return parseHash(new URL(await this.driver.url()).hash).query;
  }

  /** Taps the arrow in the app bar. */
  async tapBack(): Promise<void> {
    await this.driver.tap('.appbar > .iconbtn');
  }

  /** Waits until the heading contains a text. */
  async waitForHeading(text: string): Promise<void> {
    await this.waitForText('h1', text);
  }

  /**
   * Waits for a toast with this text after the last one that was waited for. It may have disappeared: on a busy machine
   * its time is shorter than that from a tap to the next look. `recordToasts` must run in the page.
   */
  async waitForToast(text: string): Promise<void> {
    await eventuallyEqual(() => this.driver.evaluate('html', takeToast, text), true);
  }

  /** Waits until an error is shown in place of the content. */
  async waitForFailure(): Promise<void> {
    await this.driver.waitForVisible('main .state');
  }

  /** Loads content again that failed to load. */
  async retry(): Promise<void> {
    await this.driver.tap(`main .state button${enabled}`);
  }

  async tap(id: string): Promise<void> {
    await this.driver.tap(enabledById(id));
  }

  async type(id: string, text: string): Promise<void> {
    await this.driver.type(`${byId(id)}:enabled`, text);
  }

  /** Chooses one of a few options that are all visible. */
  protected async tapChip(name: string, value: string): Promise<void> {
    await this.driver.tap(`label:has(input[name="${name}"][value="${value}"])`);
  }

  /** Taps a tab of the tab list that controls a panel. */
  protected async tapTab(panelId: string, index: number): Promise<void> {
    await this.driver.tap(`[role="tab"][aria-controls="${panelId}"]`, index);
  }

  /** Chooses from a native list, or from the sheet of a long one; positions begin with 1. */
  protected async choose(id: string, position: number): Promise<void> {
    const list = `${byId(id)}:enabled`;
    if (await this.driver.evaluate(list, ({ localName }) => localName === 'select')) {
      await this.driver.selectOption(list, position);
      return;
    }
    await this.driver.tap(list);
    await this.driver.tap('dialog[open] [role="option"]', position - 1);
    // The focus goes on once the sheet has closed.
    await this.driver.waitUntilGone('dialog[open] [role="option"]');
  }

  async waitForId(id: string): Promise<void> {
    await this.driver.waitForVisible(byId(id));
  }

  /** Waits until a field is marked as invalid. */
  async waitForInvalid(id: string): Promise<void> {
    await this.driver.waitForVisible(`${byId(id)}[aria-invalid="true"]`);
  }

  /** Waits until `main` contains all elements of some ids and none of others. */
  protected async waitForIds({
    has,
    lacks = [],
  }: {
    has: readonly string[];
    lacks?: readonly string[];
  }): Promise<void> {
    const with_ = has.map((id) => `:has(${byId(id)})`);
    const without = lacks.map((id) => `:not(:has(${byId(id)}))`);
    await this.driver.waitForVisible(`main${[...with_, ...without].join('')}`);
  }

  /** Waits until an element's text contains another. */
  protected async waitForText(selector: string, text: string): Promise<void> {
    await eventually(async () => {
      const found = await this.textOf(selector);
      if (!found.includes(text)) throw new Error(`${selector} says "${found}", not "${text}"`);
    });
  }

  /** The text of an element, visible or collapsed. */
  protected textOf(selector: string): Promise<string> {
    return this.driver.evaluate(selector, ({ textContent }) => textContent ?? '');
  }

  /** The amount within an element, in pesos. */
  protected async pesosOf(within: string): Promise<number> {
    const text = await this.textOf(`${within} .money .visually-hidden`);
    return Number(text.replace(/\D/g, ''));
  }

  /** Whether the page has such an element now. */
  protected has(selector: string): Promise<boolean> {
    return this.driver.evaluate(
      'body',
      (body, text) => body.querySelector(text) !== null,
      selector,
    );
  }

  /** The value of a field; the text of a list that opens a sheet. */
  protected valueOf(id: string): Promise<string> {
    return this.driver.evaluate(byId(id), (field) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement
        ? field.value
        : (field.textContent ?? ''),
    );
  }

  /** The value of the chosen chip; null while none is chosen. */
  protected chipOf(name: string): Promise<string | null> {
    return this.driver.evaluate(
      'main',
      (main, group) =>
        main.querySelector<HTMLInputElement>(`input[name="${group}"]:checked`)?.value ?? null,
      name,
    );
  }
}
