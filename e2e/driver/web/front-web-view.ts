import type { Action, Outcome } from '../atoms/perform';
import type { Phone } from '../device/phone';
import type { DeviceLog } from '../record/device-log';
import { stepLog } from '../record/step-log';
import type { WebMatcher } from './matchers';
import type { WebView } from './web-element';

/** How long a tap on a covered element is repeated: Android's pause between two actions, in ms. */
const coverTimeoutMs = 500;

/** The web view in front. */
export class FrontWebView implements WebView {
  /** False after `device.disableSynchronization()`. */
  isSynchronized = true;

  constructor(
    private readonly phone: () => Phone,
    private readonly log: DeviceLog,
  ) {}

  async perform(
    { matcher, index, action }: { matcher: WebMatcher; index: number; action: Action },
    script?: string,
  ): Promise<Outcome> {
    const deadline = Date.now() + coverTimeoutMs;
    for (;;) {
      const page = await this.phone().frontPage();
      const outcome = await page.perform({ locator: matcher.locator, index, action }, script);
      const isCovered = 'failed' in outcome && outcome.failed.endsWith('covers it');
      if (!isCovered || Date.now() > deadline) {
        recordUnsupported(outcome);
        return outcome;
      }
      await page.waitForFrames();
    }
  }

  async waitForIdle(): Promise<void> {
    if (this.isSynchronized) await this.phone().waitForIdle();
  }

  async describeScreen(): Promise<string> {
    try {
      const { url, ids } = await (await this.phone().frontPage()).describe();
      return `${url} with ${ids.length ? ids.map((id) => `#${id}`).join(' ') : 'no ids'}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  async logStep(step: string, picture?: 'with picture'): Promise<void> {
    this.log.add('step', step);
    if (!stepLog.isEnabled) return;
    // A screen that has come to the front meanwhile must not fail a step that has passed.
    const page =
      picture && stepLog.wantsPictures
        ? await this.phone()
            .frontPage()
            .catch(() => undefined)
        : undefined;
    stepLog.logStep(step, await page?.picture());
  }

  async pressKeys(text: string): Promise<void> {
    const { page } = await this.phone().frontPage();
    await page.keyboard.type(text);
    await this.waitForIdle();
  }
}

/** Records the error rule of a missing bridge by its text in the page: no event is sent. */
function recordUnsupported(outcome: Outcome): void {
  const text = 'androidBridge unsupport';
  if ('value' in outcome && String(outcome.value).includes(text)) stepLog.logReached('error', text);
}
