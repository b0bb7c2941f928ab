import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterInstall } from '@/e2e/driver/device/permissions';
import { Phone } from '@/e2e/driver/device/phone';
import { record, specFile, writeSpec } from '@/e2e/recorder/record';
import { ensureJvm } from './apk/tools/jvm';
import { ensureChromium } from './checks/chromium';
import { parseSeed } from './e2e/run-specs';
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
    record: text,
    scenario: text,
    seed: text,
  },
} as const;

/**
 * `npm run shell -- [--headless] [--fresh] [--locale es|en|vi] [--photo FILE] [--contacts FILE] [--sms FILE]
 * [--apps FILE] [--flavor standard|play] [--link luka://app/…] [--sandbox URL] [--data DIR]
 * [--record NAME [--scenario NAME] [--seed N]]`: the app with the
 * real Kotlin core in a desktop browser, with a sandbox of its own or the one at `--sandbox`, whose page shows
 * calls and bridge messages. `--fresh` deletes the data of earlier runs. `--record` writes what is tapped and typed as
 * a Detox spec of that name, on a phone and with a sandbox that start again. Two minutes until it is built.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  const { fresh, headless, flavor, record: name, scenario, seed, ...given } = values;
  const start = name === undefined ? undefined : { name, scenario, seed: parseSeed(seed ?? '1') };
  if (start && given.sandbox) throw new Error('--record has its own sandbox: omit --sandbox');
  if (!start && (scenario || seed)) throw new Error('--scenario and --seed need --record NAME');
  const file = start && specFile(start);
  const rest = start ? { ...given, data: '.cache/recording', permissions: afterInstall } : given;
  if (flavor !== undefined && flavor !== 'standard' && flavor !== 'play') {
    throw new Error(`--flavor: standard or play, not ${flavor}`);
  }
  if (!(await ensureChromium({ windowed: true })) || !(await ensureJvm()))
    throw new Error('The shell was not run');
  if (!(await ensureBuilt()) || !(await buildShell())) throw new Error('The shell was not built');
  if (fresh || start) rmSync(rest.data, { recursive: true, force: true });
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
  const recording = start && server && (await record(phone, server.sandbox, start));
  if (recording) process.stdout.write('Recording what you tap and type; Ctrl+C ends it.\n');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void phone.close());
  process.exitCode = (await shell.ended) ?? 1;
  await server?.close();
  if (!file || !recording) return;
  await writeSpec(file, recording.source());
  process.stdout.write(`Recorded: ${file}. Replay: npm run e2e -- --spec ${name}\n`);
}

runMain(main, args);
