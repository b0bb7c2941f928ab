import { ids } from '@/app/consent/consent.ids';
import { byId, enabledById } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import type { ConsentKind } from '@/lib/consent/kinds';

/** The consent prompts on the photo screen and in Settings. */
export class ConsentPrompts {
  constructor(private readonly driver: ScreenDriver) {}

  /** Decides about one kind of data on the photo screen. */
  async decide(kind: ConsentKind, decision: 'allow' | 'refuse'): Promise<void> {
    await this.driver.tap(enabledById(ids.row(kind)));
    await this.answer(decision);
  }

  /** Turns one kind on in Settings, which shows the prompt, and allows it. */
  async turnOn(kind: ConsentKind): Promise<void> {
    await this.driver.tap(enabledById(ids.toggle(kind)));
    await this.answer('allow');
    await this.waitForToggle(kind, true);
  }

  /** Turns one kind off in Settings. */
  async turnOff(kind: ConsentKind): Promise<void> {
    await this.driver.tap(enabledById(ids.toggle(kind)));
    await this.waitForToggle(kind, false);
  }

  /** Waits until the switch of one kind is on or off. */
  async waitForToggle(kind: ConsentKind, isOn: boolean): Promise<void> {
    await this.driver.waitForVisible(`${byId(ids.toggle(kind))}[aria-checked="${isOn}"]`);
  }

  /** The kinds that the photo screen requests consent to, once it has loaded them. */
  async kinds(): Promise<string[]> {
    await this.driver.waitForVisible(`${byId(ids.section)} li > *`);
    return this.driver.evaluate(byId(ids.section), (section) =>
      [...section.querySelectorAll('li > *')].map(({ id }) => id.replace('consent-', '')),
    );
  }

  private async answer(decision: 'allow' | 'refuse'): Promise<void> {
    await this.driver.tap(enabledById(decision === 'allow' ? ids.allow : ids.refuse));
    await this.driver.waitUntilGone('dialog[open]');
  }
}
