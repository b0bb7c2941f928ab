import { readExport } from '../ensure-built';
import type { Arguments } from '../setup/run-main';
import { startCdn } from './cdn-server';
import { createFileStorage } from './file-storage';
import { parsePort } from './listen';
import { startServer } from './start-server';

/** Where `--as-cdn` serves the export: its links may not assume a root of its own. */
const cdnPath = '/designs/luka';

/** The arguments of `npm start` and `npm run serve`. */
export const serveArguments = {
  options: {
    port: { type: 'string', short: 'p' },
    dir: { type: 'string', default: 'out' },
    state: { type: 'string' },
    'as-cdn': { type: 'boolean', default: false },
  },
} as const;

/** Serves an export until the process is ended: see scripts/serve.ts. */
export async function serveExport({ values }: Arguments<typeof serveArguments>): Promise<void> {
  const port = parsePort(values.port ?? process.env.PORT ?? '3000');
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
