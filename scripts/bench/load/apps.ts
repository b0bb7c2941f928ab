import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { createNodeSandbox } from '@/lib/sandbox/entry-node';
import { sessionValues } from '@/lib/testing/session-values';
import { closeServer, listenOn } from '../../serve/listen';
import { withSandboxMeta } from '../../serve/sandbox-meta';
import type { Peers } from '../build-peers';

/** An app under measurement. `button`, `next` and `data` are selectors. */
export type BenchApp = {
  name: string;
  url: string;
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
  const storage = sessionValues(luka.sandbox.control.scenario('lending'));
  const user = { button: '#home-pay', data: '#home-pay', storage };
  return {
    apps: [
      { name: 'Luka, es', url: `${luka.url}/index.html`, locale: 'es-CL', ...guest },
      { name: 'Luka, en', url: `${luka.url}/en.html`, locale: 'en-US', ...guest },
      {
        name: 'Luka, vi',
        url: `${luka.url}/vi.html`,
        locale: 'vi-VN',
        storage: { luka_locale: '"vi"' },
        ...guest,
      },
      { name: 'Luka, logged in', url: `${luka.url}/index.html`, locale: 'es-CL', ...user },
      ...others.map(({ name, url }) => ({
        ...{ name, url: `${url}/`, locale: 'es-CL' },
        ...{ button: '#next', next: '#submit' },
      })),
    ],
    close: async () => {
      await Promise.all([luka, ...others].map(({ close }) => close()));
    },
  };
}

/** Serves a folder as the shell's assets are, without compression, and the app's calls as over a mobile line. */
async function serve(dir: string) {
  const { sandbox, handle } = createNodeSandbox({ latency: mobileMs });
  const sendFile = sirv(dir, { dev: true });
  const server = createServer(async (request, response) => {
    // A page that is closed meanwhile ends its calls.
    if (await handle(request, response).catch(() => true)) return;
    if (!request.url?.endsWith('.html')) return sendFile(request, response);
    const html = await readFile(join(dir, request.url), 'utf8');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(withSandboxMeta(html));
  });
  const url = await listenOn(server, 0);
  return { url, sandbox, close: () => closeServer(server) };
}
