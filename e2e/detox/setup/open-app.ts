import { device } from 'detox';
import { appOrigin } from '@/e2e/shared/app-links';
import { eventually } from '@/e2e/shared/eventually';
import { usualTime } from '@/e2e/shared/usual-time';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { formatHash, type Query } from '@/lib/router/target';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { sessionValues } from '@/lib/testing/session-values';
import { find } from './detox-driver';
import { isDesktop, sandbox } from './fixtures';

/** Chromium stores a page's changes within five seconds, and the disk takes a moment. */
const androidStoreMs = 6_000;

/** A screen by its path and query; Home by default. */
type ScreenTarget = { path?: RoutePath; query?: Query };

/** How the page begins: as a guest, or logged in to the account of a scenario. */
export type PageStart = ScreenTarget & {
  scenario?: ScenarioName;
  /** What an earlier visit of the user has stored, by storage key. */
  stored?: (userId: string) => Record<string, string>;
};

/** How app and sandbox begin. */
export type AppStart = PageStart & {
  /**
   * The time of sandbox and phone, ISO 8601 with its offset; {@link usualTime} by default. Android's clock cannot be
   * set: there it is the real time by default, and a phone whose clock is wrong is tested `onDesktop`.
   */
  now?: string;
  /** The phone's time zone by its IANA name, on the desktop; Chile's by default. */
  timezone?: string;
  /** More parameters of `device.launchApp`. */
  launch?: Detox.DeviceLaunchAppConfig;
};

/** Installs the app again, without any data of an earlier spec, and opens it. */
export async function startApp(start: AppStart = {}): Promise<void> {
  const { launch, now = isDesktop ? usualTime : undefined, timezone, ...page } = start;
  // The app of the test before must not call the sandbox that is reset.
  await device.terminateApp();
  await sandbox.reset({ now });
  const launchArgs = {
    ...launch?.launchArgs,
    ...(now && { now }),
    ...(timezone && { timezone }),
  };
  await device.launchApp({ delete: true, ...launch, launchArgs });
  if (page.scenario || page.stored || page.path) await restartPage(page);
}

/** Loads the page of the running app again with an empty storage: ten times as fast as {@link startApp}. */
export async function restartPage({ scenario, stored, ...target }: PageStart = {}): Promise<void> {
  const session = await sandbox.scenario(scenario ?? 'guest');
  await openScreen(target, { ...sessionValues(session), ...stored?.(session.user_id) });
}

/** Ends the app and starts it again with what it has stored. */
export async function restartApp(): Promise<void> {
  // The desktop shell waits until everything is stored; Android ends the process at once.
  if (!isDesktop) await new Promise((resolve) => setTimeout(resolve, androidStoreMs));
  await device.launchApp({ newInstance: true });
}

/** Reloads the page. */
export async function reload(): Promise<void> {
  await find('body').runScript((body: HTMLElement) => {
    body.dataset.left = 'yes';
    window.location.reload();
  });
  await waitUntilHydrated();
}

/** Loads the page again at a screen, with another storage if one is given, and waits until it is hydrated. */
export async function openScreen(
  { path = '/', query = {} }: ScreenTarget,
  storage?: Record<string, string>,
): Promise<void> {
  const address = `${appOrigin}/${formatHash({ path, query })}`;
  await find('body').runScript(
    (body: HTMLElement, url: string, values: Record<string, string> | null) => {
      // The mark is missing on the next document.
      body.dataset.left = 'yes';
      if (values) {
        window.localStorage.clear();
        window.sessionStorage.clear();
        for (const key of Object.keys(values)) window.localStorage.setItem(key, values[key] ?? '');
      }
      // The browser's own function does not notify the current page, which would load the next screen and use up
      // a fault that is meant for the next document.
      if (url !== window.location.href) {
        History.prototype.pushState.call(window.history, null, '', url);
      }
      window.location.reload();
    },
    [address, storage ?? null],
  );
  await waitUntilHydrated();
}

/** Waits until the document is another one and listens to the shell. */
async function waitUntilHydrated(): Promise<void> {
  await eventually(async () => {
    const page = find('html:not([data-boot]) body:not([data-left]) main');
    if (await page.runScript(() => typeof window.onMessage === 'function')) return;
    throw new Error('The page is not hydrated');
  });
}
