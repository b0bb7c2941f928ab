import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Locale } from '@/lib/i18n/locale';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { startServer } from '@/scripts/serve/start-server';
import { startChromium } from './chromium';
import { type Control, createControl } from './control';

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
  url: string;
  /** Opens a screen by its path, with a logged-in account in the given state or as a guest. */
  open(path: string, scenario?: ScenarioName): Promise<void>;
};

/** Everything that went wrong in a page and no test asked for: script errors and CSP violations. */
type Complaints = string[];

const languages: Record<Locale, string> = { es: 'es-CL', en: 'en-US', vi: 'es-CL' };

/**
 * Gives the test file a server and a browser of its own, and each test a fresh phone:
 * `const app = withApp()` at the top, `const { page } = await app({ locale: 'vi' })` in a test. A test
 * fails when its page threw or broke the Content-Security-Policy.
 */
export function withApp(): (phone?: Phone) => Promise<App> {
  let server: Awaited<ReturnType<typeof startServer>>;
  let browser: Browser;
  let context: BrowserContext | undefined;
  let complaints: Complaints = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startServer({ port: 0, dir: 'out', sandbox: {} }),
      startChromium(),
    ]);
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  return async (phone = {}) => {
    const control = createControl(server.url);
    await control.reset();
    context = await newPhone(browser, phone);
    const page = await context.newPage();
    complaints = listen(page);
    return {
      page,
      control,
      url: server.url,
      async open(path, scenario) {
        const session =
          scenario && scenario !== 'guest' ? await control.scenario(scenario) : undefined;
        await page.addInitScript(fillStorage, { session, locale: phone.locale });
        await page.goto(`${server.url}/#${path}`);
      },
    };
  };
}

function newPhone(browser: Browser, phone: Phone): Promise<BrowserContext> {
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

function listen(page: Page): Complaints {
  const complaints: Complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

type Kept = { session?: { token: string; user_id: string; phone: string }; locale?: string };

/** Runs in the page before its own scripts: what an earlier visit has left. Once, so that a reload keeps what the page wrote. */
function fillStorage({ session, locale }: Kept): void {
  if (sessionStorage.getItem('test_filled')) return;
  sessionStorage.setItem('test_filled', '1');
  if (locale) localStorage.setItem('luka_locale', JSON.stringify(locale));
  if (!session) return;
  localStorage.setItem('uni_token', session.token);
  localStorage.setItem('user_id', session.user_id);
  localStorage.setItem('phone', session.phone);
}
