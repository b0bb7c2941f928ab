import { device } from 'detox';
import { appOrigin } from '@/e2e/app-origin';
import { at } from '@/e2e/detox/screens/app-screen';
import { eventually } from '@/e2e/detox/setup/eventually';
import { isDesktop, sandbox } from '@/e2e/detox/setup/world';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { formatHash } from '@/lib/router/target';
import type { ScenarioName } from '@/lib/sandbox/scenarios';

/** Chromium's five seconds, and one for the disk. */
const androidWritesMs = 6_000;

/** A screen of the app. */
export type Place = { path?: RoutePath; query?: Readonly<Record<string, string>> };

/** Where a spec begins: nobody is logged in unless a scenario says who is. */
export type Beginning = Place & {
  scenario?: ScenarioName;
  /** What the phone has kept of this person from before, by key of the storage. */
  kept?: (userId: string) => Record<string, string>;
  /**
   * The instant at which server and phone begin, ISO 8601 with its offset; a phone on Android keeps its own
   * time: what the app says by the phone's clock is tested `onDesktop`.
   */
  now?: string;
  /** The server's chance: codes, tokens and numbers are those of this seed. */
  seed?: number;
  /** The phone's zone by its IANA name, on the desktop; Chile's without. */
  timezone?: string;
  /** What `device.launchApp` is told besides. */
  launch?: Detox.DeviceLaunchAppConfig;
};

/** Where a spec goes on: of a phone and a server that run already. */
type GoingOn = Omit<Beginning, 'launch' | 'now' | 'seed' | 'timezone'>;

/** The address of a screen in the app's own page, on every phone. */
function addressOf({ path = '/', query = {} }: Place = {}): string {
  return `${appOrigin}/${formatHash({ path, query })}`;
}

/** Installs the app anew, so that nothing of an earlier spec is on the phone, and opens it at a screen. */
export async function begin(begun: Beginning = {}): Promise<void> {
  const { launch, now, seed, timezone, ...beginning } = begun;
  // A call of the app before would be the first to meet this server.
  await device.terminateApp();
  await sandbox.reset({ now, seed });
  const launchArgs = {
    ...launch?.launchArgs,
    ...(now && { now }),
    ...(timezone && { timezone }),
  };
  await device.launchApp({ delete: true, ...launch, launchArgs });
  const { scenario, kept, path } = beginning;
  if (scenario || kept || path) await goOn(beginning);
}

/**
 * Takes up what {@link begin} begins with on the app as it is installed, whose page forgets all that it has
 * kept: a tenth of the time.
 */
export async function goOn({ scenario, kept, ...place }: GoingOn): Promise<void> {
  const { token, user_id, phone } = await sandbox.scenario(scenario ?? 'guest');
  const session: Record<string, string> = token ? { uni_token: token, user_id, phone } : {};
  await load(place, { ...session, ...kept?.(user_id) });
}

/**
 * Loads the app anew at a screen, and waits until it has come to life. By the page itself: a phone has no
 * other way into its web view.
 */
export async function open(place: Place): Promise<void> {
  await load(place);
}

/**
 * Ends the app and starts it again on what it kept. Chromium writes a page's storage down five seconds after a
 * change: Android ends it at once, the desktop shell lets it write.
 */
export async function startAnew(): Promise<void> {
  if (!isDesktop) await new Promise((resolve) => setTimeout(resolve, androidWritesMs));
  await device.launchApp({ newInstance: true });
}

/** Goes to a screen by its address, in the page as it lives. */
export async function goTo(place: Place): Promise<void> {
  await at('body').runScript(
    (_: HTMLElement, address: string) => window.location.assign(address),
    [addressOf(place)],
  );
}

/** Loads the page anew, as it stands. */
export async function reload(): Promise<void> {
  await at('body').runScript((body: HTMLElement) => {
    body.dataset.left = 'yes';
    window.location.reload();
  });
  await isAlive();
}

async function load(place: Place, kept?: Record<string, string>): Promise<void> {
  await at('body').runScript(
    (body: HTMLElement, address: string, values: Record<string, string> | null) => {
      // By this the page that stands is told from the one that comes.
      body.dataset.left = 'yes';
      if (values) {
        window.localStorage.clear();
        window.sessionStorage.clear();
        for (const key of Object.keys(values)) window.localStorage.setItem(key, values[key] ?? '');
      }
      // By the browser's own function, of which the page that stands hears nothing: it would call the server for
      // the screen that it is about to leave, and meet a fault that is meant for the next page.
      if (address !== window.location.href) {
        History.prototype.pushState.call(window.history, null, '', address);
      }
      window.location.reload();
    },
    [addressOf(place), kept ?? null],
  );
  await isAlive();
}

/** Waits until the page is another one and more than it was exported with: it listens to the shell. */
async function isAlive(): Promise<void> {
  await eventually(async () => {
    const page = at('html:not([data-boot]) body:not([data-left]) main');
    if (await page.runScript(() => typeof window.onMessage === 'function')) return;
    throw new Error('The page has not come to life');
  });
}
