import { parseArgs } from 'node:util';
import { readExport } from './ensure-built';
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
 * path and with the response headers of `_headers`, as a CDN does (docs/hosting.md); so is an export for a real server.
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
  const built = readExport(values.dir);
  if (!built) throw new Error(`${values.dir} has no complete export: run npm run build first`);
  const server = await serverFor(port, { ...values, ...built });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

type Served = { dir: string; state?: string; 'as-cdn': boolean; server: string };

async function serverFor(port: number, served: Served) {
  const { dir, server, 'as-cdn': asCdn } = served;
  if (!asCdn && server === '') return serveWithSandbox(port, served);
  const cdn = await startCdn(dir, asCdn ? cdnPath : '', port);
  const name = server === '' ? 'Luka' : `Luka for ${server}, without a sandbox,`;
  process.stdout.write(`${name} as a CDN serves it: ${cdn.url}/\n`);
  return cdn;
}

async function serveWithSandbox(port: number, { dir, state }: Served) {
  const sandbox = state ? { storage: createFileStorage(state) } : {};
  const server = await startServer({ port, dir, sandbox });
  process.stdout.write(
    `Luka and its sandbox: ${server.url}\nState, clock, faults and calls: ${server.url}/__sandbox/\n`,
  );
  return server;
}

runMain(serve);
