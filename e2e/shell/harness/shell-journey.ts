import { expect } from '@playwright/test';
import { attachFailure } from '@/e2e/browser/harness/attach-failure';
import { browserInput, type Journey } from '@/e2e/browser/harness/journey';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import { PhoneClock } from '@/e2e/driver/device/phone-clock';
import { createScreens } from '@/e2e/screens/all-screens';
import { linkTo } from '@/e2e/shared/app-links';
import { phoneInput } from '@/e2e/shared/flows';
import { RequestLog } from '@/e2e/shared/request-log';
import { createSandboxClient, type SandboxClient } from '@/e2e/shared/sandbox-client';
import { usualTime } from '@/e2e/shared/usual-time';
import { parseHash } from '@/lib/router/target';
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

/** Starts a phone of its own, of which there is one at a time. */
export type OpenShell = (start?: ShellStart) => Promise<ShellJourney>;

/** Gives `use` what starts the app in the shell against a server. Fails where a page had an error. */
export async function openShells(
  url: string,
  use: (open: OpenShell) => Promise<void>,
): Promise<void> {
  const phones: ShellPhone[] = [];
  await use(async (start = {}) => {
    const sandbox = createSandboxClient(url);
    await sandbox.reset({ now: usualTime });
    const clock = new PhoneClock();
    await clock.set(Date.parse(usualTime));
    const script = clock.startScript;
    const phone = new ShellPhone({ permissions, script, ...start, sandbox: url });
    phones.push(phone);
    await phone.start();
    return { sandbox, phone, onPage: () => journeyOn(phone, sandbox) };
  });
  await attachFailure(
    phones.flatMap((phone) => phone.pages),
    url,
  );
  for (const phone of phones) expect(await phone.end()).toEqual([]);
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
    requests: new RequestLog(page.context()),
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
