import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base } from '@playwright/test';
import type { SandboxOptions } from '@/lib/sandbox/create-sandbox';
import { type CdnServer, startCdn } from '@/scripts/serve/cdn-server';
import { type RunningServer, startServer } from '@/scripts/serve/start-server';
import { exportFolder, type OpenApp, openApps } from './app';
import { type OpenJourney, openJourneys, start } from './journey';

/** Where the export may be: below a path of a static host, and in a folder. */
export const places = ['below a path', 'from a folder'] as const;

type TestFixtures = {
  /** Opens the app in a new browser context: `const { page } = await app({ locale: 'vi' })`. */
  app: OpenApp;
  /** The same with all screens, and a clock that runs from {@link start}. */
  journey: OpenJourney;
  /** The address of the export at each place, without a slash at its end. */
  roots: Record<(typeof places)[number], string>;
};

type WorkerFixtures = {
  /** Serves the export and its sandbox. */
  server: RunningServer;
  /** The same; its clock is stopped at {@link start}. */
  stoppedServer: RunningServer;
  /** Serves the export below a path, as a CDN does. */
  cdn: CdnServer;
};

/** A test of the export in a browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      await serve({}, use);
    },
    { scope: 'worker' },
  ],
  stoppedServer: [
    async ({}, use) => {
      await serve({ now: () => start }, use);
    },
    { scope: 'worker' },
  ],
  cdn: [
    async ({}, use) => {
      const cdn = await startCdn(exportFolder, '/designs/luka');
      await use(cdn);
      await cdn.close();
    },
    { scope: 'worker' },
  ],
  roots: async ({ cdn }, use) => {
    const folder = pathToFileURL(resolve(exportFolder)).href;
    await use({ 'below a path': cdn.url, 'from a folder': folder });
  },
  app: async ({ browser, server }, use) => {
    await openApps({ browser, url: server.url }, use);
  },
  journey: async ({ browser, stoppedServer }, use) => {
    await openApps({ browser, url: stoppedServer.url }, (open) => use(openJourneys(open)));
  },
});

async function serve(
  sandbox: SandboxOptions,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ port: 0, dir: exportFolder, sandbox });
  await use(server);
  await server.close();
}
