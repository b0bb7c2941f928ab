import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { createNodeSandbox } from '@/lib/sandbox/entry-node';
import { sessionValues } from '@/lib/testing/session-values';
import { closeServer, listenOn } from '../../serve/listen';
import { withSandboxMeta } from '../../serve/sandbox-meta';
import type { Peers } from '../build-peers';

/** An app under measurement. `button`, `next` and `data` are selectors. */
export type BenchApp = {
  name: string;
  /** On the phone. */
  url: string;
  /** On the web, compressed. */
  webUrl: string;
  locale: string;
  /** The button of the first screen; the app is interactive once it has its listener. */
  button: string;
  /** What only the next screen has; undefined where there is no next screen to measure. */
  next?: string;
  /** What is shown once the server's data are there. */
  data?: string;
  /** `localStorage` before the first script. */
  storage?: Record<string, string>;
};

/** How far away the app's server is from a phone, in ms. */
export const mobileMs = 300;

/** All apps, each on a server of its own; `close` ends the servers. */
export async function startApps(
  peers: Peers,
): Promise<{ apps: BenchApp[]; close: () => Promise<void> }> {
  const luka = await serve('out');
  const others = await Promise.all(
    Object.entries(peers).map(async ([name, dir]) => ({ name, ...(await serve(dir)) })),
  );
  const guest = { button: '#home-apply', next: '#get-code-submit', data: '.home-offer .money' };
  const own = (page: string) => ({ url: `${luka.url}/${page}`, webUrl: `${luka.webUrl}/` });
  const user = { button: '#home-pay', data: '#home-pay', storage: luka.session };
  const vietnamese = { storage: { luka_locale: '"vi"' } };
  return {
    apps: [
      { name: 'Luka, es', ...own('index.html'), locale: 'es-CL', ...guest },
      { name: 'Luka, en', ...own('en.html'), locale: 'en-US', ...guest },
      { name: 'Luka, vi', ...own('vi.html'), locale: 'vi-VN', ...guest, ...vietnamese },
      { name: 'Luka, logged in', ...own('index.html'), locale: 'es-CL', ...user },
      ...others.map(({ name, url, webUrl }) => ({
        ...{ name, url: `${url}/`, webUrl: `${webUrl}/`, locale: 'es-CL' },
        ...{ button: '#next', next: '#submit' },
      })),
    ],
    close: async () => {
      await Promise.all([luka, ...others].map(({ close }) => close()));
    },
  };
}

/**
 * Serves a folder twice: as the shell's assets are, without compression, with the app's calls as over a mobile line; and
 * as a CDN does, compressed.
 */
async function serve(dir: string) {
  const copy = compressedCopy(dir);
  const { sandbox, handle } = createNodeSandbox();
  const session = sessionValues(sandbox.control.scenario('lending'));
  const openServer = ({ gzip, ms }: { gzip: boolean; ms: number }) => {
    const sendFile = sirv(copy, { gzip });
    return createServer(async (request, response) => {
      if (request.url?.startsWith('/api/')) await setTimeout(ms);
      // A page that is closed meanwhile ends its calls.
      if (!(await handle(request, response).catch(() => true))) sendFile(request, response);
    });
  };
  const phone = openServer({ gzip: false, ms: mobileMs });
  const web = openServer({ gzip: true, ms: 0 });
  return {
    url: await listenOn(phone, 0),
    webUrl: await listenOn(web, 0),
    session,
    close: async () => {
      await Promise.all([closeServer(phone), closeServer(web)]);
      rmSync(copy, { recursive: true });
    },
  };
}

/** A copy of a folder, whose pages use the sandbox, with each text compressed beside it. */
function compressedCopy(dir: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'luka-bench-'));
  cpSync(dir, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const file = join(copy, name);
    if (name.endsWith('.html')) writeFileSync(file, withSandboxMeta(readFileSync(file, 'utf8')));
    if (/\.(html|js|css|json|svg)$/.test(name))
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
  return copy;
}
