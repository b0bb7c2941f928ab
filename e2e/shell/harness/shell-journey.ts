import { exported } from '@/e2e/browser/harness/app';
import { createControl } from '@/e2e/browser/harness/control';
import type { Journey } from '@/e2e/browser/journeys/journey';
import { screensOn } from '@/e2e/browser/screens/all-screens';
import { appLinks } from '@/e2e/detox/ways/app-link';
import { startServer } from '@/scripts/serve/start-server';
import type { ShellOptions } from '@/scripts/shell/desktop-shell';
import { ShellPhone } from './shell-phone';

/** What a journey in the shell is begun with. */
type Beginning = Omit<ShellOptions, 'web' | 'data' | 'headless' | 'sandbox'>;

/** One person's way through the app in the shell, and the phone that it happens on. */
export type ShellJourney = Pick<Journey, 'control'> & {
  phone: ShellPhone;
  /** The app's screens on the page as it is now: ask again after a death. */
  screens(): Journey;
};

/** Somebody who has been asked at an earlier launch. */
const asked = { location: 'granted', phone: 'granted' };

/**
 * Gives the test file a sandbox on loopback, and each test a phone of its own, on which the question of the
 * launch was answered already.
 */
export function withShell(): (beginning?: Beginning) => Promise<ShellJourney> {
  let server: Awaited<ReturnType<typeof startServer>>;
  let phone: ShellPhone | undefined;

  beforeAll(async () => {
    server = await startServer({ port: 0, dir: exported });
  });
  afterEach(async () => {
    const complaints = await phone?.end();
    phone = undefined;
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await server?.close();
  });

  return async (beginning = {}) => {
    const control = createControl(server.url);
    await control.reset();
    const started = new ShellPhone({ permissions: asked, ...beginning, sandbox: server.url });
    phone = started;
    await started.start();
    return { control, phone: started, screens: () => journeyOn(started, control) };
  };
}

/** The browser tests' journey on the shell's page, so that their ways can be gone here too. */
function journeyOn(phone: ShellPhone, control: Journey['control']): Journey {
  const { page } = phone;
  return {
    ...screensOn(page),
    page,
    control,
    url: phone.origin,
    traffic: phone.traffic(),
    by: (id) => page.locator(`[id="${id}"]`),
    async open(path) {
      await phone.control('open', { url: `${appLinks}${path}` });
    },
    async offline(is) {
      phone.breaks('/');
      await phone.control('network', { online: !is });
    },
    breaks: (address) => phone.breaks(address),
    async passes(duration) {
      await control.advance(duration);
      await page.reload();
    },
    secondTab: () => Promise.reject(new Error('A phone has no second tab')),
  };
}
