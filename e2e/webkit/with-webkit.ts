import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { eventually } from '@/e2e/shared/eventually';
import { findWebKit } from '@/scripts/checks/webkit';
import { openWebKitPage, type WebKitPage } from './web-driver';

/** A page in WebKitGTK for the tests of a file, on a display without a screen: `page()` in a test. */
export function withWebKit(): () => WebKitPage {
  const processes: ChildProcess[] = [];
  let page: WebKitPage;
  beforeAll(async () => {
    const programs = findWebKit();
    if (!programs) throw new Error('No WebKit: apt-get install webkit2gtk-driver xvfb');
    const display = spawn(programs.display, ['-displayfd', '1', '-screen', '0', '1440x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    processes.push(display);
    const [number] = await once(createInterface(display.stdout), 'line');
    const port = await freePort();
    processes.push(
      spawn(programs.driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: `:${number}`, NO_AT_BRIDGE: '1' },
      }),
    );
    page = await eventually(() => openWebKitPage(`http://127.0.0.1:${port}`));
  });
  afterAll(async () => {
    await page?.close();
    for (const each of processes.reverse()) each.kill();
  });
  return () => page;
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
