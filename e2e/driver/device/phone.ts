import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import * as v from 'valibot';
import { RequestLog } from '@/e2e/shared/request-log';
import {
  type DesktopShell,
  type ShellOptions,
  startDesktopShell,
} from '@/scripts/shell/desktop-shell';
import { reportBridge } from '../record/observe-bridge';
import { PageSession } from './page-session';

/** How long the app may take to start on a busy machine, in ms. */
const startTimeoutMs = 60_000;

/** How long Detox waits on Android after each action, in ms. */
const idleTimeoutMs = 500;

const shellState = v.looseObject({
  page: v.nullish(v.string()),
  payPage: v.nullish(v.string()),
  screens: v.array(v.string()),
  asked: v.array(v.string()),
});

type ShellState = v.InferOutput<typeof shellState>;

/** A phone with the running app: the desktop shell, and Playwright connected to its browser. */
export class Phone {
  private readonly sessions = new Map<Page, Promise<PageSession>>();
  private readonly requests: RequestLog;

  private constructor(
    readonly shell: DesktopShell,
    private readonly browser: Browser,
    readonly context: BrowserContext,
  ) {
    this.requests = new RequestLog(context);
  }

  /**
   * Starts the shell, whose messages are reported to its sandbox; `prepare` is called with the browser before the
   * app is waited for.
   */
  static async start(
    options: ShellOptions,
    prepare: (context: BrowserContext) => Promise<void> = async () => undefined,
  ): Promise<Phone> {
    const shell = await startDesktopShell(options);
    try {
      const browser = await chromium.connectOverCDP(shell.cdp);
      const [context] = browser.contexts();
      if (!context) throw new Error('Chromium has no context');
      if (options.sandbox) await reportBridge(context, options.sandbox);
      await prepare(context);
      return new Phone(shell, browser, context);
    } catch (error) {
      await shell.close();
      throw error;
    }
  }

  /** The page in front: the pay page where one is open, else the app's. */
  frontPage(): Promise<PageSession> {
    return this.findPage(({ page, payPage, screens, asked }) => {
      const [screen] = screens;
      if (screen) {
        throw new Error(`the ${screen} is in front of the app: phone.${screen}({ now: true })`);
      }
      if (asked.length > 0) {
        throw new Error(
          `the request for ${asked.join(', ')} is in front of the app: phone.answers`,
        );
      }
      return payPage ?? page;
    });
  }

  /** The app's page, whatever is in front of it. */
  appPage(): Promise<PageSession> {
    return this.findPage(({ page }) => page);
  }

  /** Waits until the app shows a screen and listens to the shell. */
  async waitUntilHydrated(): Promise<void> {
    const { page } = await this.appPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const screen = page.locator('html:not([data-boot]) main:visible').first();
    await screen.waitFor({ timeout: startTimeoutMs });
    await page.waitForFunction(() => typeof window.onMessage === 'function');
  }

  /** Waits until the page is idle, at most as long as Android does. */
  async waitForIdle(): Promise<void> {
    await Promise.race([setTimeout(idleTimeoutMs, undefined, { ref: false }), this.idle()]);
  }

  /** Ends the trace that `prepare` has begun, stores it at `path` if that is given, and begins another one. */
  async restartTrace(path?: string): Promise<void> {
    const { tracing } = this.context;
    await tracing.stopChunk({ path });
    await tracing.startChunk();
  }

  /** Names what was done in the trace, which has no other sign of it. */
  async traceStep(name: string): Promise<void> {
    const { tracing } = this.context;
    await tracing.group(name);
    await tracing.groupEnd();
  }

  /** Ends the app, which stores its data first. */
  async close(): Promise<void> {
    await this.browser.close().catch(() => undefined);
    await this.shell.close();
  }

  /** Ends the process as the system does: nothing more is stored. */
  async kill(): Promise<void> {
    await this.shell.kill();
    await this.browser.close().catch(() => undefined);
  }

  private async idle(): Promise<void> {
    // A page that was just closed is idle.
    const waitForFrames = async () => (await this.frontPage()).waitForFrames();
    await waitForFrames().catch(() => undefined);
    await this.requests.waitUntilIdle();
    await waitForFrames().catch(() => undefined);
  }

  /** The page that the shell names, once it exists: after a death of the renderer it is another one. */
  private async findPage(
    idOf: (state: ShellState) => string | null | undefined,
  ): Promise<PageSession> {
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      const targetId = idOf(v.parse(shellState, await this.shell.control('state')));
      for (const page of this.context.pages()) {
        const session = await this.sessionOf(page).catch(() => undefined);
        if (session && session.targetId === targetId && !page.isClosed()) return session;
      }
      if (Date.now() > deadline) throw new Error('The app does not start');
      await this.context.waitForEvent('page', { timeout: 100 }).catch(() => undefined);
    }
  }

  private sessionOf(page: Page): Promise<PageSession> {
    const known = this.sessions.get(page);
    if (known) return known;
    const session = PageSession.open(page);
    this.sessions.set(page, session);
    page.once('close', () => this.sessions.delete(page));
    return session;
  }
}
