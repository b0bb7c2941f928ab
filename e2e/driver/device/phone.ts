import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import * as v from 'valibot';
import { RequestLog } from '@/e2e/shared/request-log';
import {
  type DesktopShell,
  type ShellOptions,
  startDesktopShell,
} from '@/scripts/shell/desktop-shell';
import { PageSession } from './page-session';

/** How long the app may take to come up on a machine that has much else to do. */
const patienceMs = 60_000;

/** As long as Detox waits on Android after each action. */
const settleMs = 500;

const shellState = v.looseObject({
  page: v.nullish(v.string()),
  payPage: v.nullish(v.string()),
  screens: v.array(v.string()),
  asked: v.array(v.string()),
});

type ShellState = v.InferOutput<typeof shellState>;

/** A phone on which the app runs: the desktop shell, and Playwright beside it. */
export class Phone {
  private readonly sessions = new Map<Page, Promise<PageSession>>();
  readonly requests: RequestLog;
  /** URLs, as regular expressions, whose requests are not waited for. */
  ignoredUrls: readonly RegExp[] = [];

  private constructor(
    readonly shell: DesktopShell,
    private readonly browser: Browser,
    readonly context: BrowserContext,
  ) {
    this.requests = new RequestLog(context, context);
  }

  /** Starts the shell; `listen` hears of the browser before the app is awaited. */
  static async start(
    options: ShellOptions,
    listen: (context: BrowserContext) => Promise<void>,
  ): Promise<Phone> {
    const shell = await startDesktopShell(options);
    try {
      const browser = await chromium.connectOverCDP(shell.cdp);
      const [context] = browser.contexts();
      if (!context) throw new Error('Chromium has no context');
      await listen(context);
      return new Phone(shell, browser, context);
    } catch (error) {
      await shell.close();
      throw error;
    }
  }

  /** The page in front: the payment page where one is open, else the app. */
  frontPage(): Promise<PageSession> {
    return this.find(({ page, payPage, screens, asked }) => {
      const [screen] = screens;
      if (screen) {
        throw new Error(`the ${screen} is in front of the app: phone.${screen}({ now: true })`);
      }
      if (asked.length > 0) {
        throw new Error(
          `the question for ${asked.join(', ')} is in front of the app: phone.answers`,
        );
      }
      return payPage ?? page;
    });
  }

  /** The app's own page, whatever is in front of it. */
  appPage(): Promise<PageSession> {
    return this.find(({ page }) => page);
  }

  /** Waits until the app is more than it was exported with: it shows a screen and listens to the shell. */
  async waitUntilHydrated(): Promise<void> {
    const { page } = await this.appPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const screen = page.locator('html:not([data-boot]) main:visible').first();
    await screen.waitFor({ timeout: patienceMs });
    await page.waitForFunction(() => typeof window.onMessage === 'function');
  }

  /** Waits until the page stands still, but no longer than Android waits. */
  async waitForIdle(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, settleMs);
    });
    await Promise.race([late, this.idle()]);
    clearTimeout(timer);
  }

  /** Ends, with everything saved. */
  async close(): Promise<void> {
    await this.browser.close().catch(() => undefined);
    await this.shell.close();
  }

  /** Ends as the system does it: nothing is saved any more. */
  async kill(): Promise<void> {
    await this.shell.kill();
    await this.browser.close().catch(() => undefined);
  }

  private async idle(): Promise<void> {
    // A page that has just gone is still enough.
    const drawn = async () => (await this.frontPage()).drawn();
    await drawn().catch(() => undefined);
    await this.requests.waitUntilIdle(this.ignoredUrls);
    await drawn().catch(() => undefined);
  }

  /** The page that the shell names, as soon as there is one: after a death it is another one. */
  private async find(pick: (state: ShellState) => string | null | undefined): Promise<PageSession> {
    const end = Date.now() + patienceMs;
    for (;;) {
      const targetId = pick(v.parse(shellState, await this.shell.control('state')));
      for (const page of this.context.pages()) {
        const session = await this.sessionOf(page).catch(() => undefined);
        if (session && session.targetId === targetId && !page.isClosed()) return session;
      }
      if (Date.now() > end) throw new Error('The app does not come up');
      await this.context.waitForEvent('page', { timeout: 100 }).catch(() => undefined);
    }
  }

  private sessionOf(page: Page): Promise<PageSession> {
    const known = this.sessions.get(page);
    if (known) return known;
    const made = PageSession.of(page);
    this.sessions.set(page, made);
    page.once('close', () => this.sessions.delete(page));
    return made;
  }
}
