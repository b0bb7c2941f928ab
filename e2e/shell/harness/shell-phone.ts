import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { appOrigin } from '@/e2e/app-origin';
import { exported } from '@/e2e/browser/harness/app';
import { Complaints } from '@/e2e/browser/harness/complaints';
import { Traffic } from '@/e2e/browser/harness/traffic';
import {
  type DesktopShell,
  type ShellOptions,
  startDesktopShell,
} from '@/scripts/shell/desktop-shell';
import { tapByClick } from './tap-by-click';

/** How long the app may take to come up on a machine that has much else to do. */
const patienceMs = 30_000;

/** One phone with the app on it: its process may die and be started again, its disk stays. */
export class ShellPhone {
  /** What outlives the process lies here. */
  readonly folder = mkdtempSync(join(tmpdir(), 'luka-shell-'));
  private readonly complaints = new Complaints();
  private running: { shell: DesktopShell; browser: Browser; page: Page } | undefined;

  constructor(private readonly options: Omit<ShellOptions, 'web' | 'data'>) {}

  /** The app's page as it is now: another one after every death. */
  get page(): Page {
    return this.parts.page;
  }

  /** Sends a command to the shell's control server. */
  control(command: string, body?: object): Promise<Record<string, unknown>> {
    return this.parts.shell.control(command, body);
  }

  /** Makes somebody logged in, as if they had been before this launch. */
  async logInAs(session: { token: string; user_id: string; phone: string }): Promise<void> {
    await this.page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) {
        localStorage.setItem(key === 'token' ? 'uni_token' : key, value);
      }
    }, session);
    await this.page.reload();
    await lives(this.page);
  }

  /** Waits until the shell's state is like this, and answers it. */
  async until(
    holds: (state: Record<string, unknown>) => boolean,
  ): Promise<Record<string, unknown>> {
    const end = Date.now() + patienceMs;
    for (;;) {
      const state = await this.control('state');
      if (holds(state)) return state;
      if (Date.now() > end) throw new Error(`The shell stays as it is: ${JSON.stringify(state)}`);
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }

  /** The app's own origin. */
  get origin(): string {
    return this.parts.shell.origin;
  }

  /** Starts the process and waits until the app is there. */
  async start(): Promise<void> {
    const shell = await startDesktopShell({
      ...this.options,
      web: exported,
      data: this.folder,
      headless: true,
    });
    const browser = await chromium.connectOverCDP(shell.cdp);
    const [context] = browser.contexts();
    if (!context) throw new Error('Chromium has no context');
    this.complaints.listen(context);
    this.running = { shell, browser, page: await this.findPage(browser, shell.origin) };
  }

  /** The system ends the process: nothing is saved any more. What the web view kept can be lost too. */
  async die(lost?: 'web storage'): Promise<void> {
    const { shell, browser } = this.parts;
    this.running = undefined;
    await shell.kill();
    await browser.close().catch(() => undefined);
    if (lost) rmSync(join(this.folder, 'profile'), { recursive: true, force: true });
  }

  /** The renderer dies; waits for the page that takes its place. */
  async loseRenderer(): Promise<void> {
    const { shell, browser } = this.parts;
    await shell.control('kill-renderer');
    this.running = { shell, browser, page: await this.findPage(browser, shell.origin) };
  }

  /** Ends everything and answers what went wrong meanwhile in the pages. */
  async end(): Promise<string[]> {
    await this.running?.browser.close();
    await this.running?.shell.close();
    rmSync(this.folder, { recursive: true, force: true });
    const known = [appOrigin, ...Object.keys(this.options.strangers ?? {})];
    const isKnown = (complaint: string) =>
      known.some((origin) => complaint.startsWith(`asked: ${origin}/`));
    return this.complaints.all().filter((complaint) => !isKnown(complaint));
  }

  /** Says that the test itself breaks the loading of addresses like this. */
  breaks(address: string | RegExp): void {
    this.complaints.deliberate(address);
  }

  /** What the page asks of the network, from now on. */
  traffic(): Traffic {
    return new Traffic(this.page);
  }

  private get parts() {
    if (!this.running) throw new Error('The phone is off');
    return this.running;
  }

  private async findPage(browser: Browser, origin: string): Promise<Page> {
    const [context] = browser.contexts();
    if (!context) throw new Error('Chromium has no context');
    const find = () => context.pages().find((page) => page.url().startsWith(`${origin}/`));
    const end = Date.now() + patienceMs;
    let page = find();
    while (!page) {
      if (Date.now() > end) throw new Error('The app does not come up');
      // A page that is new, or that has just gone to the app.
      await context.waitForEvent('page', { timeout: 100 }).catch(() => undefined);
      page = find();
    }
    tapByClick(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await lives(page);
    return page;
  }
}

/** Waits until the page is more than it was exported with: it listens to the shell. */
async function lives(page: Page): Promise<void> {
  await page.locator('html:not([data-boot]) main:visible').first().waitFor();
  await page.waitForFunction(() => typeof window.onMessage === 'function');
}
