import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { test as base } from '@/e2e/browser/harness/test';
import { eventually } from '@/e2e/shared/eventually';
import { findWebKit } from '@/scripts/checks/webkit';
import { openWebKitPage, type WebKitPage } from './web-driver';

type WorkerFixtures = {
  /** A page in WebKitGTK, on a display without a screen. */
  webKit: WebKitPage;
};

/** A test of the export in Safari's engine. */
export const test = base.extend<object, WorkerFixtures>({
  webKit: [
    async ({}, use) => {
      const processes: ChildProcess[] = [];
      const page = await startWebKit((started) => processes.push(started));
      await use(page);
      await page.close();
      for (const each of processes.reverse()) each.kill();
    },
    { scope: 'worker' },
  ],
});

/** Starts display, driver and browser; `onStart` is called with each process. */
async function startWebKit(onStart: (process: ChildProcess) => void): Promise<WebKitPage> {
  const programs = findWebKit();
  if (!programs) throw new Error('No WebKit: apt-get install webkit2gtk-driver xvfb');
  const display = spawn(programs.display, ['-displayfd', '1', '-screen', '0', '1440x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onStart(display);
  const [number] = await once(createInterface(display.stdout), 'line');
  const port = await freePort();
  onStart(
    spawn(programs.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${number}`, NO_AT_BRIDGE: '1' },
    }),
  );
  return eventually(() => openWebKitPage(`http://127.0.0.1:${port}`));
}

/** A port of loopback that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port');
  return address.port;
}
