import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Locale } from '@/lib/i18n/locale';
import type { NodeSandboxOptions } from '@/lib/sandbox/entry-node';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { startServer } from '@/scripts/serve/start-server';
import { startChromium } from './chromium';
import { Complaints } from './complaints';
import { type Control, createControl } from './control';
import { type Kept, keep } from './kept';
import { Traffic } from './traffic';

/** The phone of a test. */
export type Phone = {
  locale?: Locale;
  theme?: 'light' | 'dark';
  width?: number;
  height?: number;
};

/** What a test works with: a fresh phone and the sandbox's buttons. */
export type App = {
  page: Page;
  control: Control;
  /** The server's address, without a slash at its end. */
  url: string;
  /** The calls that the phone has made. */
  traffic: Traffic;
  /** The element of a `screen.ids.ts`; hidden tabs and all. */
  by(id: string): Locator;
  /** Opens a screen by its path and query, with a logged-in account in the given state or as a guest. */
  open(path: string, scenario?: ScenarioName): Promise<void>;
  /** Takes the connection away, or gives it back. */
  offline(is: boolean): Promise<void>;
  /** Says that the test itself breaks the loading of addresses like this. */
  breaks(address: string | RegExp): void;
};

/** The export under test: `npm run build`'s, or another one that `LUKA_BUNDLE` names. */
export const exported = process.env.LUKA_BUNDLE ?? 'out';

const languages: Record<Locale, string> = { es: 'es-CL', en: 'en-US', vi: 'es-CL' };

/**
 * Gives the test file a server and a browser of its own, and each test a fresh phone:
 * `const app = withApp()` at the top, `const { page } = await app({ locale: 'vi' })` in a test. A test
 * fails where the page threw, logged an error, broke the Content-Security-Policy or asked another
 * origin for anything, and was not made to by the test. `sandbox` sets the server up, such as its clock.
 */
export function withApp(sandbox: NodeSandboxOptions = {}): (phone?: Phone) => Promise<App> {
  let server: Awaited<ReturnType<typeof startServer>>;
  let browser: Browser;
  let context: BrowserContext | undefined;
  let complaints = new Complaints();

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startServer({ port: 0, dir: exported, sandbox }),
      startChromium(),
    ]);
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
    expect(complaints.all()).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  return async (phone = {}) => {
    complaints = new Complaints();
    const faulted = (path: string) => complaints.deliberate(`/api/${path === '*' ? '' : path}`);
    const control = createControl(server.url, faulted);
    await control.reset();
    context = await newPhone(browser, phone);
    complaints.listen(context);
    const traffic = new Traffic(context);
    const page = await context.newPage();
    return makeApp({ server, context, page, control, traffic, complaints, phone });
  };
}

type Parts = {
  server: { url: string };
  context: BrowserContext;
  page: Page;
  control: Control;
  traffic: Traffic;
  complaints: Complaints;
  phone: Phone;
};

function makeApp({ server, context, page, control, traffic, complaints, phone }: Parts): App {
  return {
    page,
    control,
    traffic,
    url: server.url,
    by: (id) => page.locator(`[id="${id}"]`),
    async open(path, scenario) {
      const kept: Kept = { locale: phone.locale };
      if (scenario) kept.session = await control.scenario(scenario);
      await keep(page, kept);
      await page.goto(`${server.url}/#${path}`);
    },
    async offline(is) {
      complaints.deliberate('/');
      await context.setOffline(is);
    },
    breaks: (address) => complaints.deliberate(address),
  };
}

/** A phone that nobody has used yet; nothing is scaled, so that a picture's pixels are the page's. */
export function newPhone(browser: Browser, phone: Phone = {}): Promise<BrowserContext> {
  const { locale = 'es', theme = 'light', width = 360, height = 800 } = phone;
  return browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: languages[locale],
    colorScheme: theme,
    timezoneId: 'America/Santiago',
    reducedMotion: 'reduce',
  });
}
