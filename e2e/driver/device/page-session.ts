import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import * as v from 'valibot';
import type { ElementAction, Outcome } from '../atoms/perform';
import type { describeScreen } from '../atoms/visibility';

let bundle: Promise<string> | undefined;

/** The atoms as a script that declares `page` and leaves nothing in the page. */
function bundleAtoms(): Promise<string> {
  bundle ??= import('esbuild').then(async ({ build }) => {
    const { outputFiles } = await build({
      entryPoints: [join(__dirname, '../atoms/page.ts')],
      bundle: true,
      format: 'iife',
      globalName: 'page',
      target: 'chrome111',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  });
  return bundle;
}

const outcome = v.union([v.object({ failed: v.string() }), v.object({ value: v.unknown() })]);
const screen = v.object({ url: v.string(), ids: v.array(v.string()) });

/** One page of the phone's web view, driven by scripts as Espresso-Web does. */
export class PageSession {
  private constructor(
    readonly page: Page,
    private readonly cdp: CDPSession,
    /** Chromium's id of the page. */
    readonly targetId: string,
  ) {}

  static async open(page: Page): Promise<PageSession> {
    const cdp = await page.context().newCDPSession(page);
    const { targetInfo } = await cdp.send('Target.getTargetInfo');
    return new PageSession(page, cdp, targetInfo.targetId);
  }

  /** Performs an action in the page. `script` is the source of a function. */
  async perform(action: ElementAction, script = 'undefined'): Promise<Outcome> {
    const call = `page.atoms.perform(${JSON.stringify(action)}, ${script})`;
    return v.parse(outcome, await this.run(call));
  }

  /** The address and the ids in the window. */
  async describe(): Promise<ReturnType<typeof describeScreen>> {
    return v.parse(screen, await this.run('page.atoms.describeScreen()'));
  }

  /** Resolves after two animation frames. */
  async waitForFrames(): Promise<void> {
    await this.cdp.send('Runtime.evaluate', {
      expression:
        'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))',
      awaitPromise: true,
    });
  }

  /** The window as a PNG. Playwright's own screenshot would change the window's size for a moment. */
  async screenshot(): Promise<Buffer> {
    const { data } = await this.cdp.send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }

  private async run(call: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', {
      expression: `(() => { ${await bundleAtoms()}; return ${call}; })()`,
      returnByValue: true,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }
}
