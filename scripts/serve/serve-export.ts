import { renderUnicodeCompact } from 'uqr';
import { readExport } from '../ensure-built';
import type { Arguments } from '../setup/run-main';
import { startCdn } from './cdn-server';
import { createFileStorage } from './file-storage';
import { parsePort } from './listen';
import { localAddresses } from './local-network';
import { startServer } from './start-server';

/** Where `--as-cdn` serves the export: its links may not assume a root of its own. */
const cdnPath = '/designs/luka';

/** The arguments of `npm start` and `npm run serve`. */
export const serveArguments = {
  options: {
    port: { type: 'string', short: 'p' },
    dir: { type: 'string', default: 'out' },
    state: { type: 'string' },
    host: { type: 'boolean', default: false },
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

type Served = { dir: string; state?: string; host: boolean; 'as-cdn': boolean; server: string };

async function serverFor(port: number, served: Served) {
  const { dir, server, 'as-cdn': asCdn } = served;
  if (!asCdn && server === '') return serveWithSandbox(port, served);
  if (served.host)
    throw new Error('--host serves an app with its sandbox: a real server needs HTTPS');
  const cdn = await startCdn(dir, asCdn ? cdnPath : '', port);
  const name = server === '' ? 'Luka' : `Luka for ${server}, without a sandbox,`;
  process.stdout.write(`${name} as a CDN serves it: ${cdn.url}/\n`);
  return cdn;
}

async function serveWithSandbox(port: number, { dir, state, host }: Served) {
  const sandbox = state ? { storage: createFileStorage(state) } : {};
  const server = await startServer({ port, dir, sandbox, toNetwork: host });
  process.stdout.write(
    `Luka and its sandbox: ${server.url}\nState, clock, faults and calls: ${server.url}/__sandbox/\n`,
  );
  if (host) process.stdout.write(phoneText(new URL(server.url).port));
  return server;
}

/** The addresses for a phone, the first one as a QR code too, and who else can use them. */
function phoneText(port: string): string {
  const urls = localAddresses().map((address) => `http://${address}:${port}`);
  const [first] = urls;
  if (!first) return 'This machine is in no local network: no phone can reach it.\n';
  return [
    `On a phone in the same network: ${urls.join(' or ')}`,
    renderUnicodeCompact(first),
    'Every device with an address of a local network can use this sandbox, and see and change its data; others are refused.',
    'As the address is not https, a phone’s browser gives the page no camera picture: take the photos with its file dialog.\n',
  ].join('\n');
}
