import { exportFolder } from '@/e2e/browser/harness/app';
import { browserInput, type Journey } from '@/e2e/browser/harness/journey';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import { createScreens } from '@/e2e/screens/all-screens';
import { linkTo } from '@/e2e/shared/app-links';
import { phoneInput } from '@/e2e/shared/flows';
import { RequestLog } from '@/e2e/shared/request-log';
import {
  createSandboxClient,
  narrateSandbox,
  type SandboxClient,
} from '@/e2e/shared/sandbox-client';
import { parseHash } from '@/lib/router/target';
import { startServer } from '@/scripts/serve/start-server';
import type { ShellOptions } from '@/scripts/shell/desktop-shell';
import { ShellPhone } from './shell-phone';

/** How the shell is started. */
export type ShellStart = Omit<ShellOptions, 'web' | 'data' | 'headless' | 'sandbox'>;

/** The way of one user through the app in the shell, and their phone. */
export type ShellJourney = {
  phone: ShellPhone;
  sandbox: SandboxClient;
  /** The journey on the current page; another one after each start. */
  onPage(): Journey;
};

/** The permissions of a user who has answered the requests of the first launch. */
const permissions = { location: 'granted', phone: 'granted' };

/** Starts a sandbox for the test file, and a phone of its own for each test. */
export function withShell(): (start?: ShellStart) => Promise<ShellJourney> {
  let server: Awaited<ReturnType<typeof startServer>>;
  let phone: ShellPhone | undefined;

  beforeAll(async () => {
    server = await startServer({ port: 0, dir: exportFolder });
  });
  afterEach(async () => {
    const errors = await phone?.end();
    phone = undefined;
    expect(errors).toEqual([]);
  });
  afterAll(async () => {
    await server?.close();
  });

  return async (start = {}) => {
    const sandbox = narrateSandbox(createSandboxClient(server.url));
    await sandbox.reset();
    const started = new ShellPhone({ permissions, ...start, sandbox: server.url });
    phone = started;
    await started.start();
    return { sandbox, phone: started, onPage: () => journeyOn(started, sandbox) };
  };
}

function journeyOn(phone: ShellPhone, sandbox: SandboxClient): Journey {
  const { page } = phone;
  const screens = createScreens(playwrightDriver(page));
  return {
    ...screens,
    input: { ...browserInput(page), ...phoneInput(screens) },
    page,
    sandbox,
    url: phone.origin,
    requests: new RequestLog(page),
    by: (id) => page.locator(`[id="${id}"]`),
    async open(path) {
      await phone.command('open', { url: linkTo(parseHash(path)) });
    },
    async setOffline(isOffline) {
      phone.expectLoadErrors('/');
      await phone.command('network', { online: !isOffline });
    },
    expectLoadErrors: (address) => phone.expectLoadErrors(address),
    async advanceTime(duration) {
      await sandbox.advance(duration);
      await page.reload();
    },
    openSecondTab: () => Promise.reject(new Error('A phone has no second tab')),
  };
}
