import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { exportFolder } from '@/e2e/browser/harness/app';
import { ErrorCollector } from '@/e2e/browser/harness/error-collector';
import { tapByClick } from '@/e2e/device/open-device';
import { Phone } from '@/e2e/driver/device/phone';
import { appOrigin } from '@/e2e/shared/app-links';
import { eventually } from '@/e2e/shared/eventually';
import { type Session, sessionValues } from '@/lib/testing/session-values';
import type { ShellOptions } from '@/scripts/shell/desktop-shell';

type ShellState = Record<string, unknown>;

/** A phone with the app installed: its process may end and be started again, its storage remains. */
export class ShellPhone {
  /** The storage. */
  readonly folder = mkdtempSync(join(tmpdir(), 'luka-shell-'));
  private readonly collector = new ErrorCollector();
  private running: { phone: Phone; page: Page } | undefined;

  constructor(private readonly options: Omit<ShellOptions, 'web' | 'data'>) {}

  /** The current page of the app: another one after each start. */
  get page(): Page {
    return this.current.page;
  }

  /** The current page; none while the process is dead. */
  get pages(): readonly Page[] {
    return this.running ? [this.running.page] : [];
  }

  /** The app's own origin. */
  get origin(): string {
    return this.current.phone.shell.origin;
  }

  /** Starts the process and waits until the app is hydrated. */
  async start(): Promise<void> {
    const options = { ...this.options, web: exportFolder, data: this.folder, headless: true };
    const phone = await Phone.start(options, async (context: BrowserContext) =>
      this.collector.listen(context),
    );
    const { page } = await phone.appPage();
    tapByClick(page);
    this.running = { phone, page };
    await phone.waitUntilHydrated();
  }

  /** Sends a command to the shell. */
  command(name: string, body?: object): Promise<ShellState> {
    return this.current.phone.shell.control(name, body);
  }

  /** Makes an account logged in, as if it had been at an earlier launch. */
  async logInAs(session: Session): Promise<void> {
    await this.page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, sessionValues(session));
    await this.page.reload();
    await this.current.phone.waitUntilHydrated();
  }

  /** Waits until the shell's state has a property, and returns the state. */
  waitForState(matches: (state: ShellState) => boolean): Promise<ShellState> {
    return eventually(async () => {
      const state = await this.command('state');
      if (!matches(state)) throw new Error(`The shell's state is ${JSON.stringify(state)}`);
      return state;
    });
  }

  /** Waits until the phone's lock is in front of the app. */
  async waitForLock(): Promise<void> {
    await this.waitForState(({ screens }) => String(screens) === 'lock');
  }

  /** Waits until the shell has stored the user, or removed them: the page goes on before. */
  async waitForStoredUser(isStored: boolean): Promise<void> {
    const file = join(this.folder, 'cache.json');
    await eventually(async () => {
      const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (stored.includes('"user_info"') !== isStored)
        throw new Error(`The shell stores ${stored}`);
    });
  }

  /** The system ends the process, which stores nothing more; what the web view has stored may be lost too. */
  async kill(lost?: 'web storage'): Promise<void> {
    const { phone } = this.current;
    this.running = undefined;
    await phone.kill();
    if (lost) rmSync(join(this.folder, 'profile'), { recursive: true, force: true });
  }

  /** Ends everything and returns the errors in the pages. */
  async end(): Promise<string[]> {
    await this.running?.phone.close();
    rmSync(this.folder, { recursive: true, force: true });
    return this.collector.errors.filter((error) => !error.startsWith(`requested: ${appOrigin}/`));
  }

  /** Lets addresses that contain this fail to load. */
  expectLoadErrors(address: string): void {
    this.collector.expectLoadErrors(address);
  }

  private get current() {
    if (!this.running) throw new Error('The app is not running');
    return this.running;
  }
}
