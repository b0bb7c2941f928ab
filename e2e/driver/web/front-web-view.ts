import type { ElementAction, Outcome } from '../atoms/perform';
import type { Phone } from '../device/phone';
import { recordUse } from '../record/record-coverage';

/** How long a tap on a covered element is repeated: Android's pause between two actions, in ms. */
const coverTimeoutMs = 500;

/** The web view in front. */
export class FrontWebView {
  constructor(private readonly phone: () => Phone) {}

  /** Performs an action in the page in front. */
  async perform(wanted: ElementAction, script?: string): Promise<Outcome> {
    const deadline = Date.now() + coverTimeoutMs;
    for (;;) {
      const page = await this.phone().frontPage();
      // Before the action, which can lead to another screen.
      const address = page.page.url();
      const outcome = await page.perform(wanted, script);
      const isCovered = 'failed' in outcome && outcome.failed.endsWith('covers it');
      if (!isCovered || Date.now() > deadline) {
        const isThere = 'value' in outcome && outcome.value !== 0;
        if (isThere) recordUse(wanted.selector, address);
        if (wanted.action.do === 'tap') await this.phone().traceStep(`tap ${wanted.selector}`);
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
}
