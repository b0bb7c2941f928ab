import type { Locator, Page } from 'playwright-core';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { formatHash, parseHash } from '@/lib/router/target';

/** What a screen is known by. */
export type Known = {
  path: RoutePath;
  /** Id of an element that is there once the screen's content is. */
  mark: string;
};

/** A screen of the app as a person has it in front of them: its elements by id, taps and typing. */
export class AppScreen {
  readonly path: RoutePath;
  private readonly mark: string;

  constructor(
    protected readonly page: Page,
    { path, mark }: Known,
  ) {
    this.path = path;
    this.mark = mark;
  }

  /** The element of a `screen.ids.ts`, where it is in sight. */
  by(id: string): Locator {
    return this.page.locator(`[id="${id}"]:visible`);
  }

  /** Opens the screen by its address, in the same tab. */
  async open(query: Readonly<Record<string, string>> = {}): Promise<void> {
    const { origin, pathname } = new URL(this.page.url());
    await this.page.goto(origin + pathname + formatHash({ path: this.path, query }));
  }

  /** Waits until the screen is on show with its content. */
  async stands(): Promise<void> {
    await this.isAddressed();
    await this.by(this.mark).first().waitFor();
  }

  /** Waits until the address names the screen, whatever it shows. */
  async isAddressed(): Promise<void> {
    await this.page.waitForURL((url) => parseHash(url.hash).path === this.path);
  }

  /** The query of the address. */
  query(): Readonly<Record<string, string>> {
    return parseHash(new URL(this.page.url()).hash).query;
  }

  /** Taps the arrow in the bar. */
  async tapBack(): Promise<void> {
    await this.page.locator('.appbar:visible > .iconbtn').first().tap();
  }

  /** Waits until the screen's heading is this text of a catalogue. */
  async isHeaded(text: string): Promise<void> {
    await this.page.locator('h1:visible', { hasText: text }).waitFor();
  }

  /** Waits until the toast says this, in the server's words. */
  async toasts(words: string): Promise<void> {
    await this.page.locator('.toast', { hasText: words }).waitFor();
  }

  protected async tap(id: string): Promise<void> {
    await this.by(id).tap();
  }

  /** Puts the finger into a field and types over what stands in it. */
  protected async type(id: string, text: string): Promise<void> {
    await this.by(id).tap();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** Taps one of a few choices, all in sight. */
  protected async tapChip(name: string, value: string): Promise<void> {
    await this.page.locator(`label:has(input[name="${name}"][value="${value}"])`).tap();
  }

  /** Chooses from a list by place, from 1: in the phone's own picker, or in the sheet of a long list. */
  protected async choose(id: string, place: number): Promise<void> {
    const control = this.page.locator(`[id="${id}"]:visible:enabled`);
    await control.waitFor();
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
      await control.selectOption({ index: place });
      return;
    }
    await control.tap();
    await this.page
      .locator('dialog[open] [role="option"]')
      .nth(place - 1)
      .tap();
  }

  /** What stands in a field, or what is chosen from a list. */
  protected async valueOf(id: string): Promise<string> {
    return this.by(id).evaluate((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.value
        : (element.textContent ?? ''),
    );
  }

  /** The value of the chosen chip; null while none is. */
  protected async chipOf(name: string): Promise<string | null> {
    const chosen = this.page.locator(`input[name="${name}"]:checked`);
    return (await chosen.count()) > 0 ? chosen.inputValue() : null;
  }
}
