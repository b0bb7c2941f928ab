import { ids } from '@/app/pages/settings/page_native_test/screen.ids';
import { AppScreen, isThere, says, shown } from '@/e2e/detox/screens/app-screen';

/** The testers' page, which tries every event of the bridge. */
export class NativeTestScreen extends AppScreen {
  constructor() {
    super({ path: '/pages/settings/page_native_test', mark: ids.shell });
  }

  /** Tries an event, in one of its ways. */
  async run(event: string, variant?: string): Promise<void> {
    await this.tap(ids.run(event, variant));
  }

  /** Waits until the event is answered. */
  async answers(event: string, words = ''): Promise<void> {
    await isThere(`${shown(ids.reply(event))} .pill--ok`);
    await this.replies(event, words);
  }

  /** Waits until the event is refused for this reason. */
  async refuses(event: string, code: string, message = ''): Promise<void> {
    await isThere(`${shown(ids.reply(event))} .pill--bad`);
    await this.replies(event, `${code}: ${message}`);
  }

  /** Waits until a push has come this often. */
  async heard(push: string, words: string): Promise<void> {
    await says(shown(ids.push(push)), words);
  }

  /** Waits until the reply has these words, folded as it is. */
  private async replies(event: string, words: string): Promise<void> {
    await this.holds(`${shown(ids.reply(event))} pre`, words);
  }
}
