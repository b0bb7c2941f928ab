import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Phone } from '@/e2e/driver/device/phone';
import { ensureJvm } from './apk/tools/jvm';
import { ensureBrowser } from './checks/browsers';
import { ensureBuilt } from './ensure-built';
import { createFileStorage } from './serve/file-storage';
import { startServer } from './serve/start-server';
import { type Arguments, runMain } from './setup/run-main';
import { buildShell } from './shell/build-shell';
import { hasDisplay } from './shell/desktop-shell';

const text = { type: 'string' } as const;

const args = {
  options: {
    headless: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    data: { ...text, default: '.cache/shell' },
    locale: text,
    photo: text,
    contacts: text,
    sms: text,
    apps: text,
    flavor: text,
    link: text,
    sandbox: text,
  },
} as const;

/**
 * `npm run shell -- [--headless] [--fresh] [--locale es|en|vi] [--photo FILE] [--contacts FILE] [--sms FILE]
 * [--apps FILE] [--flavor standard|play] [--link luka://app/…] [--sandbox URL] [--data DIR]`:
 * the app with the real Kotlin core in a desktop browser, with a sandbox of its own or the one at `--sandbox`, whose
 * page shows calls and bridge messages. `--fresh` deletes the data of earlier runs. Two minutes until it is built.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  const { fresh, headless, flavor, ...rest } = values;
  if (flavor !== undefined && flavor !== 'standard' && flavor !== 'play') {
    throw new Error(`--flavor: standard or play, not ${flavor}`);
  }
  if (!(await ensureBrowser('windowedChromium')) || !(await ensureJvm()))
    throw new Error('The shell was not run');
  if (!(await ensureBuilt()) || !(await buildShell())) throw new Error('The shell was not built');
  if (fresh) rmSync(rest.data, { recursive: true, force: true });
  mkdirSync(rest.data, { recursive: true });
  const storage = createFileStorage(join(rest.data, 'sandbox.json'));
  const server = rest.sandbox
    ? undefined
    : await startServer({ port: 0, dir: 'out', sandbox: { storage } });
  const sandbox = rest.sandbox ?? server?.url;
  const phone = await Phone.start({
    ...rest,
    sandbox,
    flavor,
    web: 'out',
    headless: headless || !hasDisplay(),
  });
  const { shell } = phone;
  process.stdout.write(
    `The app runs at ${shell.origin}.\nState, clock, faults, calls and bridge: ${sandbox}/__sandbox/\n` +
      `Control server: ${shell.address} (Bearer ${shell.token})\nDevTools and connectOverCDP: ${shell.cdp}\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void phone.close());
  process.exitCode = (await shell.ended) ?? 1;
  await server?.close();
}

runMain(main, args);
