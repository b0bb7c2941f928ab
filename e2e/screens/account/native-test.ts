import { ids } from '@/app/pages/settings/page_native_test/screen.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';

/** The test page of the bridge, with a button for every event. */
export class NativeTestScreen extends AppScreen {
  readonly path = '/pages/settings/page_native_test';
  protected readonly readyId = ids.shell;

  /** Sends an event, in one of its variants. */
  async run(event: string, variant?: string): Promise<void> {
    await this.tap(ids.run(event, variant));
  }

  /** Waits until the event has a reply that contains a text. */
  async waitForReply(event: string, text = ''): Promise<void> {
    await this.driver.waitForVisible(`${byId(ids.reply(event))} .pill--ok`);
    await this.waitForText(`${byId(ids.reply(event))} pre`, text);
  }

  /** Waits until the event is refused with this code. */
  async waitForRefusal(event: string, code: string, message = ''): Promise<void> {
    await this.driver.waitForVisible(`${byId(ids.reply(event))} .pill--bad`);
    await this.waitForText(`${byId(ids.reply(event))} pre`, `${code}: ${message}`);
  }

  /** Waits until the page has counted this many pushes. */
  async waitForPushes(push: string, count: string): Promise<void> {
    await this.waitForText(byId(ids.push(push)), count);
  }
}
