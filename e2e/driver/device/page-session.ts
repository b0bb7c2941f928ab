import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import * as v from 'valibot';
import type { describeScreen } from '../atoms/describe';
import type { Errand, Outcome } from '../atoms/perform';

let bundled: Promise<string> | undefined;

/** The atoms as a script that declares them and leaves nothing behind in the page. */
function atoms(): Promise<string> {
  bundled ??= import('esbuild').then(async ({ build }) => {
    const { outputFiles } = await build({
      entryPoints: [join(__dirname, '../atoms/page.ts')],
      bundle: true,
      format: 'iife',
      globalName: 'bundled',
      target: 'chrome111',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  });
  return bundled;
}

const outcome = v.union([v.object({ failed: v.string() }), v.object({ value: v.unknown() })]);
const screen = v.object({ url: v.string(), ids: v.array(v.string()) });

/** One page of the phone's web view, spoken to as Espresso-Web does: a script, no gesture of a person. */
export class PageSession {
  private constructor(
    readonly page: Page,
    private readonly cdp: CDPSession,
    /** Chromium's name for it. */
    readonly targetId: string,
  ) {}

  static async of(page: Page): Promise<PageSession> {
    const cdp = await page.context().newCDPSession(page);
    const { targetInfo } = await cdp.send('Target.getTargetInfo');
    return new PageSession(page, cdp, targetInfo.targetId);
  }

  /** Does one thing in the page. `script` is a function's source. */
  async perform(errand: Errand, script = 'undefined'): Promise<Outcome> {
    const call = `bundled.atoms.perform(${JSON.stringify(errand)}, ${script})`;
    return v.parse(outcome, await this.run(call));
  }

  /** What a person sees of the page. */
  async describe(): Promise<ReturnType<typeof describeScreen>> {
    return v.parse(screen, await this.run('bundled.atoms.describeScreen()'));
  }

  /** Resolves after two pictures have been drawn. */
  async drawn(): Promise<void> {
    await this.cdp.send('Runtime.evaluate', {
      expression:
        'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))',
      awaitPromise: true,
    });
  }

  /** The screen as a JPEG of half its size, for a report; `undefined` where the page has just gone. */
  async picture(): Promise<Buffer | undefined> {
    try {
      const { cssVisualViewport: view } = await this.cdp.send('Page.getLayoutMetrics');
      const { data } = await this.cdp.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: 60,
        clip: {
          x: view.pageX,
          y: view.pageY,
          width: view.clientWidth,
          height: view.clientHeight,
          scale: 0.5,
        },
      });
      return Buffer.from(data, 'base64');
    } catch {
      return undefined;
    }
  }

  /** The screen as a PNG. Playwright's own would change the phone's size for a moment. */
  async screenshot(): Promise<Buffer> {
    const { data } = await this.cdp.send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }

  /** Turns the screen; sizes are CSS pixels. */
  async turn(size: { width: number; height: number }, angle: 0 | 90): Promise<void> {
    await this.cdp.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: true,
      screenOrientation: { type: angle ? 'landscapePrimary' : 'portraitPrimary', angle },
    });
  }

  /** Puts a finger down at a point of the screen for so long. */
  async touch(point: { x: number; y: number }, ms: number): Promise<void> {
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await new Promise((resolve) => setTimeout(resolve, ms));
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  private async run(call: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', {
      expression: `(() => { ${await atoms()}; return ${call}; })()`,
      returnByValue: true,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }
}
