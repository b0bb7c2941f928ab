import type { Action, Outcome } from '../atoms/perform';
import type { Phone } from '../device/phone';
import type { DeviceLog } from '../record/device-log';
import { recordUse } from '../record/record-coverage';
import { stepLog } from '../record/step-log';
import type { WebMatcher } from './matchers';

/** How long a tap on a covered element is repeated: Android's pause between two actions, in ms. */
const coverTimeoutMs = 500;

/** The web view in front. */
export class FrontWebView {
  constructor(
    private readonly phone: () => Phone,
    private readonly log: DeviceLog,
  ) {}

  /** Performs an action in the page in front. */
  async perform(
    { matcher, index, action }: { matcher: WebMatcher; index: number; action: Action },
    script?: string,
  ): Promise<Outcome> {
    const deadline = Date.now() + coverTimeoutMs;
    for (;;) {
      const page = await this.phone().frontPage();
      // Before the action, which can lead to another screen.
      const address = page.page.url();
      const outcome = await page.perform({ locator: matcher.locator, index, action }, script);
      const isCovered = 'failed' in outcome && outcome.failed.endsWith('covers it');
      if (!isCovered || Date.now() > deadline) {
        const isThere = 'value' in outcome && outcome.value !== 0;
        if (isThere) recordUse(matcher.locator, address);
        return outcome;
      }
      await page.waitForFrames();
    }
  }

  /** Waits until the page is idle, at most as long as Android does after an action. */
  waitForIdle(): Promise<void> {
    return this.phone().waitForIdle();
  }

  /** The address and the ids on the screen, for a message. */
  async describeScreen(): Promise<string> {
    try {
      const { url, ids } = await (await this.phone().frontPage()).describe();
      return `${url} with ${ids.length ? ids.map((id) => `#${id}`).join(' ') : 'no ids'}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Logs a step; one that changed something has a picture. */
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
}
