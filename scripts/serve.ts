import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFileStorage } from './serve/file-storage';
import { startServer } from './serve/start-server';

/**
 * Serves the exported app and its sandbox on loopback:
 * `node --import tsx scripts/serve.ts [--port 3000] [--dir out] [--state FILE]`.
 * `--state` persists the sandbox across restarts.
 */
async function serve(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      dir: { type: 'string', default: 'out' },
      state: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port: a number from 0 to 65535, not ${values.port}`);
  }
  if (!existsSync(join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir} has no index.html: run npm run build first`);
  }
  const sandbox = values.state ? { storage: createFileStorage(values.state) } : {};
  const server = await startServer({ port, dir: values.dir, sandbox });
  process.stdout.write(
    `Luka and its sandbox: ${server.url}\nState, clock, faults and calls: ${server.url}/__sandbox/\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
