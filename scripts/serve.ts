import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCdn } from './serve/cdn-server';
import { createFileStorage } from './serve/file-storage';
import { parsePort } from './serve/listen';
import { startServer } from './serve/start-server';
import { runMain } from './setup/run-main';

/** Where `--as-cdn` serves the export: its links may not assume a root of its own. */
const cdnPath = '/designs/luka';

/**
 * `npm run serve [-- --port 3000] [--dir out] [--state FILE] [--as-cdn]`: serves the exported app and its sandbox on
 * loopback. `--state` persists the sandbox across restarts. With `--as-cdn` nothing but the files is served, below a
 * path and with the response headers of `_headers`, as a CDN does (docs/hosting.md).
 */
async function serve(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      dir: { type: 'string', default: 'out' },
      state: { type: 'string' },
      'as-cdn': { type: 'boolean', default: false },
    },
  });
  const port = parsePort(values.port);
  if (!existsSync(join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir} has no index.html: run npm run build first`);
  }
  const server = values['as-cdn']
    ? await serveAsCdn(port, values.dir)
    : await serveWithSandbox(port, values);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

async function serveAsCdn(port: number, dir: string) {
  const server = await startCdn(dir, cdnPath, port);
  process.stdout.write(`Luka as a CDN serves it: ${server.url}/\n`);
  return server;
}

async function serveWithSandbox(port: number, { dir, state }: { dir: string; state?: string }) {
  const sandbox = state ? { storage: createFileStorage(state) } : {};
  const server = await startServer({ port, dir, sandbox });
  process.stdout.write(
    `Luka and its sandbox: ${server.url}\nState, clock, faults and calls: ${server.url}/__sandbox/\n`,
  );
  return server;
}

runMain(serve);
