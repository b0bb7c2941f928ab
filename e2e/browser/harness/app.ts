import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { RequestLog } from '@/e2e/shared/request-log';
import { createSandboxClient, type SandboxClient } from '@/e2e/shared/sandbox-client';
import type { Locale } from '@/lib/i18n/locale';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { attachFailure } from './attach-failure';
import { ErrorCollector } from './error-collector';
import { seedStorage } from './seed-storage';

/** How the browser of a test is set up. */
export type BrowserOptions = {
  locale?: Locale;
  width?: number;
  height?: number;
  /** Lets the service worker keep the app's files; elsewhere it would answer in place of a test's server. */
  keepsFiles?: boolean;
  /** False: no page runs a script. */
  scripts?: boolean;
};

/** The app in the browser of a test, and its server. */
export type App = {
  page: Page;
  sandbox: SandboxClient;
  /** The server's address, without a slash at its end. */
  url: string;
  /** The requests of all pages. */
  requests: RequestLog;
  /** The elements of an id of a `screen.ids.ts`, also those in hidden tabs. */
  by(id: string): Locator;
  /** Opens a screen by its path and query, as a guest or logged in to an account in the given state. */
  open(path: string, scenario?: ScenarioName): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  /** Lets addresses that contain this fail to load; other errors fail the test. */
  expectLoadErrors(address: string): void;
};

/** The export under test: `npm run build`'s, or another one that `LUKA_BUNDLE` names. */
export const exportFolder = process.env.LUKA_BUNDLE ?? 'out';

const languages: Record<Locale, string> = { es: 'es-CL', en: 'en-US', vi: 'es-CL' };

/** Opens the app in a new browser context. Those of a test are closed at its end. */
export type OpenApp = (options?: BrowserOptions) => Promise<App>;

/**
 * Gives `use` what opens the app at a server's address. Fails where a page has thrown, logged an error, violated its
 * Content-Security-Policy or sent a request to another origin.
 */
export async function openApps(
  { browser, url }: { browser: Pick<Browser, 'newContext'>; url: string },
  use: (open: OpenApp) => Promise<void>,
): Promise<void> {
  const contexts = new Set<BrowserContext>();
  const collector = new ErrorCollector();
  await use(async (options = {}) => {
    const expectLoadErrors = (address: string) => collector.expectLoadErrors(address);
    const sandbox = createSandboxClient(url, (path) =>
      expectLoadErrors(`/api/${path === '*' ? '' : path}`),
    );
    await sandbox.reset();
    const context = await openContext(browser, options);
    contexts.add(context);
    context.once('close', () => contexts.delete(context));
    collector.listen(context);
    await context.addInitScript(reportUnguardedCalls);
    const requests = new RequestLog(context);
    const page = await context.newPage();
    return {
      page,
      sandbox,
      url,
      requests,
      by: (id) => page.locator(`[id="${id}"]`),
      async open(path, scenario) {
        const session = scenario && (await sandbox.scenario(scenario));
        await seedStorage(page, { locale: options.locale, session });
        await page.goto(`${url}/#${path}`);
      },
      async setOffline(isOffline) {
        expectLoadErrors('/');
        await context.setOffline(isOffline);
      },
      expectLoadErrors,
    };
  });
  await attachFailure(
    [...contexts].flatMap((context) => context.pages()),
    url,
  );
  for (const context of [...contexts]) await closeContext(context);
  expect(collector.errors).toEqual([]);
}

/**
 * Runs in the page before its own scripts: logs an error, which fails the test, where a call that hands in, saves,
 * signs or pays was not caused by a press that commits (`lib/gestures/press-gate.ts`).
 */
function reportUnguardedCalls(): void {
  const guarded = /\/api\/(app\/save_|loan\/apply|deal\/)/;
  let commits = false;
  function note({ target }: Event) {
    commits = target instanceof Element && target.closest('[data-commits]') !== null;
  }
  window.addEventListener('click', note, { capture: true });
  const send = window.fetch;
  window.fetch = (input, options) => {
    const url = input instanceof Request ? input.url : String(input);
    if (guarded.test(url) && !commits)
      reportError(new Error(`${url} was called without a press that commits`));
    return send(input, options);
  };
}

/** Closes a context, also while a test's own handler answers a call, which would fail a later test. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const each of [context, ...context.pages()]) {
    await each.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await context.close();
}

/** A browser context like a new phone; unscaled, so that the pixels of a picture are those of the page. */
export function openContext(
  browser: Pick<Browser, 'newContext'>,
  options: BrowserOptions = {},
): Promise<BrowserContext> {
  const { locale = 'es', width = 360, height = 800, keepsFiles, scripts } = options;
  return browser.newContext({
    javaScriptEnabled: scripts,
    serviceWorkers: keepsFiles ? 'allow' : 'block',
    viewport: { width, height },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: languages[locale],
    timezoneId: 'America/Santiago',
    reducedMotion: 'reduce',
  });
}
