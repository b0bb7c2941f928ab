import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { createScreens } from '@/e2e/screens/all-screens';
import { appOrigin } from '@/e2e/shared/app-links';
import { fillBasics, requestCode } from '@/e2e/shared/flows';
import { storedBasics, user } from '@/e2e/shared/sample-user';
import { createSandboxClient } from '@/e2e/shared/sandbox-client';
import { withSandboxAt } from '@/scripts/serve/sandbox-meta';
import { type RunningServer, startServer } from '@/scripts/serve/start-server';
import { exportFolder, openContext } from './harness/app';
import { ErrorCollector } from './harness/error-collector';
import { playwrightDriver } from './harness/playwright-driver';
import { press } from './harness/press';
import { test as base } from './harness/test';

const test = base.extend<{ served: RunningServer }>({
  served: async ({}, use) => {
    const served = await startServer({ port: 0, dir: exportFolder, appOrigin });
    await use(served);
    await served.close();
  },
  context: async ({ browser }, use) => {
    const context = await openContext(browser);
    await use(context);
    await context.close();
  },
});

/** Serves the app from the shell's own origin, as its asset server does; the sandbox has another one. */
async function serveAsShell(context: BrowserContext, sandbox: string): Promise<void> {
  await context.route(`${appOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(exportFolder, pathname) });
    const html = readFileSync(join(exportFolder, 'index.html'), 'utf8');
    const body = withSandboxAt(html, `${sandbox}/api`);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
}

test('the app of the Android specs calls a sandbox of another origin within its policy and by CORS', async ({
  served,
  context,
}) => {
  const collector = new ErrorCollector();
  collector.listen(context);
  await serveAsShell(context, served.url);
  const page = await context.newPage();
  const screens = createScreens(playwrightDriver(page));
  const { home, basic } = screens;
  await page.goto(`${appOrigin}/`);
  await home.waitForState('guest');
  await home.tapButton('apply');
  await requestCode(screens);
  // The demo banner calls the sandbox's control API.
  await press(page.locator('#demo-banner-use'));
  await basic.waitUntilLoaded();
  await fillBasics(screens);
  await basic.submit();
  await screens.social.waitUntilLoaded();
  expect(await createSandboxClient(served.url).lastAccount()).toMatchObject({
    phone: user.storedPhone,
    basic: storedBasics,
  });
  const errors = collector.errors.filter((error) => !error.startsWith(`requested: ${appOrigin}/`));
  expect(errors).toEqual([]);
});
