import type { Locator, Page } from 'playwright-core';
import { ids } from '@/app/consent/consent.ids';
import type { ConsentKind } from '@/lib/consent/kinds';

/** The questions of consent, on the photo screen and in Settings. */
export class ConsentQuestions {
  constructor(private readonly page: Page) {}

  /** Answers the question of one kind on the photo screen. */
  async answer(kind: ConsentKind, answer: 'allow' | 'refuse'): Promise<void> {
    await this.by(ids.row(kind)).tap();
    await this.say(answer);
  }

  /** Turns one kind on in Settings, which asks the whole question, and says yes. */
  async turnOn(kind: ConsentKind): Promise<void> {
    await this.by(ids.toggle(kind)).tap();
    await this.say('allow');
    await this.isOn(kind, true);
  }

  /** Turns one kind off in Settings. */
  async turnOff(kind: ConsentKind): Promise<void> {
    await this.by(ids.toggle(kind)).tap();
    await this.isOn(kind, false);
  }

  /** Waits until the switch of one kind stands like this. */
  async isOn(kind: ConsentKind, on: boolean): Promise<void> {
    await this.page.locator(`[id="${ids.toggle(kind)}"][aria-checked="${on}"]:visible`).waitFor();
  }

  /** The kinds that the photo screen asks about, once it asks about any. */
  async asked(): Promise<string[]> {
    const rows = this.by(ids.section).locator('li > *');
    await rows.first().waitFor();
    return rows.evaluateAll((all) => all.map(({ id }) => id.replace('consent-', '')));
  }

  private async say(answer: 'allow' | 'refuse'): Promise<void> {
    await this.by(answer === 'allow' ? ids.allow : ids.refuse).tap();
    await this.page.locator('dialog[open]').waitFor({ state: 'detached' });
    // It keeps what lay below from a second tap for a moment.
    await this.page.locator('.dialog-shield').waitFor({ state: 'detached' });
  }

  private by(id: string): Locator {
    return this.page.locator(`[id="${id}"]:visible`);
  }
}
