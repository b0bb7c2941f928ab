import { createServer } from 'node:http';
import { readBuildSettings } from './export/build-settings';
import { checkPort, listenOn, parsePort } from './serve/listen';
import { forOwnPages } from './serve/own-requests';
import { loadSettings } from './settings';
import { type Arguments, runMain } from './setup/run-main';

const args = { options: { port: { type: 'string', short: 'p' } } } as const;

/**
 * `npm run dev [-- -p 3000]`: Next's dev server, on the port of `-p`, `--port` or `PORT`, with the sandbox in the page,
 * or with the server that the settings name (.env.example). Starts in seconds.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  loadSettings({ isDev: true });
  readBuildSettings(process.env);
  const port = parsePort(values.port ?? process.env.PORT ?? '3000');
  await checkPort(port, 'npm run dev');
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { default: next } = await import('next');
  const app = next({ dev: true, hostname: '127.0.0.1', port });
  await app.prepare();
  // Next itself does not look at the host: a page whose name was rebound to loopback would read the sources.
  const url = await listenOn(createServer(forOwnPages(app.getRequestHandler())), port);
  process.stdout.write(`Luka, with its sandbox in the page: ${url}\n`);
}

runMain(main, args);
