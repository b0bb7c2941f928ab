import type { Locator, Page } from 'playwright-core';
import { ids } from '@/app/consent/consent.ids';
import type { ConsentKind } from '@/lib/consent/kinds';

/** The consent prompts on the photo screen and in Settings. */
export class ConsentPrompts {
  constructor(private readonly page: Page) {}

  /** Decides about one kind of data on the photo screen. */
  async decide(kind: ConsentKind, decision: 'allow' | 'refuse'): Promise<void> {
    await this.by(ids.row(kind)).tap();
    await this.answer(decision);
  }

  /** Turns one kind on in Settings, which shows the prompt, and allows it. */
  async turnOn(kind: ConsentKind): Promise<void> {
    await this.by(ids.toggle(kind)).tap();
    await this.answer('allow');
    await this.waitForToggle(kind, true);
  }

  /** Turns one kind off in Settings. */
  async turnOff(kind: ConsentKind): Promise<void> {
    await this.by(ids.toggle(kind)).tap();
    await this.waitForToggle(kind, false);
  }

  /** Waits until the switch of one kind is on or off. */
  async waitForToggle(kind: ConsentKind, isOn: boolean): Promise<void> {
    await this.page.locator(`[id="${ids.toggle(kind)}"][aria-checked="${isOn}"]:visible`).waitFor();
  }

  /** The kinds that the photo screen requests consent to, once it has loaded them. */
  async kinds(): Promise<string[]> {
    const rows = this.by(ids.section).locator('li > *');
    await rows.first().waitFor();
    return rows.evaluateAll((all) => all.map(({ id }) => id.replace('consent-', '')));
  }

  private async answer(decision: 'allow' | 'refuse'): Promise<void> {
    await this.by(decision === 'allow' ? ids.allow : ids.refuse).tap();
    await this.page.locator('dialog[open]').waitFor({ state: 'detached' });
    // It protects the page from the second tap of a double tap for a moment.
    await this.page.locator('.dialog-shield').waitFor({ state: 'detached' });
  }

  private by(id: string): Locator {
    return this.page.locator(`[id="${id}"]:visible`);
  }
}
