import type { Act, Outcome } from '../atoms/perform';
import type { Phone } from '../device/phone';
import type { DeviceLog } from '../record/device-log';
import { diary } from '../record/diary';
import type { WebMatcher } from './matchers';
import type { WebView } from './web-element';

/** A tap that something else lies over is tried again for as long as Android waits between two actions. */
const coverMs = 500;

/** The web view that is in front of the phone, as web elements need it. */
export class WebViewInFront implements WebView {
  /** False once `device.disableSynchronization()` was called. */
  isSettling = true;

  constructor(
    private readonly phone: () => Phone,
    private readonly log: DeviceLog,
  ) {}

  async perform(
    { matcher, index, act }: { matcher: WebMatcher; index: number; act: Act },
    script?: string,
  ): Promise<Outcome> {
    const end = Date.now() + coverMs;
    for (;;) {
      const page = await this.phone().frontPage();
      const outcome = await page.perform({ looked: matcher.looked, index, act }, script);
      const isCovered = 'failed' in outcome && outcome.failed.endsWith('lies over it');
      if (!isCovered || Date.now() > end) {
        hearUnsupport(outcome);
        return outcome;
      }
      await page.drawn();
    }
  }

  async settle(): Promise<void> {
    if (this.isSettling) await this.phone().waitForIdle();
  }

  async whatIsOnScreen(): Promise<string> {
    try {
      const { url, ids } = await (await this.phone().frontPage()).describe();
      return `${url} with ${ids.length ? ids.map((id) => `#${id}`).join(' ') : 'no ids'}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  async took(step: string, picture?: 'with picture'): Promise<void> {
    this.log.add('step', step);
    if (!diary.isKept) return;
    const isPictured = picture && diary.wantsPictures;
    // What has come in front meanwhile is no reason to fail a step that is done.
    const page = isPictured
      ? await this.phone()
          .frontPage()
          .catch(() => undefined)
      : undefined;
    diary.step(step, await page?.picture());
  }

  async pressKeys(text: string): Promise<void> {
    const { page } = await this.phone().frontPage();
    await page.keyboard.type(text);
    await this.settle();
  }
}

/** Without a bridge nothing is posted that could be heard: what the page then says is what is seen of it. */
function hearUnsupport(outcome: Outcome): void {
  const said = 'androidBridge unsupport';
  if ('value' in outcome && String(outcome.value).includes(said)) diary.reached('error', said);
}
