import { setTimeout } from 'node:timers/promises';
import { isEncrypted } from './export/build-settings';
import { probeServer } from './probe/probe-server';
import { type Arguments, runMain } from './setup/run-main';

const args = {
  allowPositionals: true,
  options: {
    token: { type: 'string', default: process.env.LUKA_PROBE_TOKEN ?? '' },
    origin: { type: 'string', multiple: true },
    writes: { type: 'string' },
    wait: { type: 'boolean', default: false },
  },
} as const;

/**
 * `npm run probe -- https://api.example.cl/v1 [--token TOKEN] [--origin ORIGIN]... [--writes HOST [--wait]]`: sends the preflights and every
 * reading call to a server, and says line by line what it still lacks (docs/server.md). Writes nothing: no code is
 * requested, no form saved, no loan taken, nothing paid. `--writes`, with the name of the host once more, hands in,
 * signs or orders payments for real, as the token's user: repeated, expired, too much, in parts. For a test user of a
 * staging server. `--wait` lets a quote expire for it, a quarter of an hour. `--token`, or `LUKA_PROBE_TOKEN`, which no shell history keeps,
 * also probes as its user. `--origin` is where the app is served from; without it, the Android shell's. Exits with 1
 * where the server lacks something, with 2 for unusable arguments. Seconds.
 */
async function main({ values, positionals }: Arguments<typeof args>): Promise<void> {
  const baseUrl = positionals[0];
  if (!baseUrl || !isEncrypted(baseUrl)) {
    process.stderr.write(
      'Name the server, by https or on this machine: npm run probe -- https://api.example.cl/v1\n',
    );
    process.exitCode = 2;
    return;
  }
  const { hostname } = new URL(baseUrl);
  if (values.writes !== undefined && (values.writes !== hostname || !values.token)) {
    process.stderr.write(
      `--writes ${hostname} and the token of a test user allow it to hand in, sign and order payments there\n`,
    );
    process.exitCode = 2;
    return;
  }
  const target = {
    baseUrl: baseUrl.replace(/\/$/, ''),
    token: values.token,
    origins: values.origin ?? ['https://app.luka.local'],
    writes: values.writes === undefined ? undefined : values.wait ? { waitUntil } : {},
  };
  let lacking = 0;
  for await (const { level, subject, text } of probeServer(target)) {
    process.stdout.write(`${level.padEnd(6)}${subject}: ${text}\n`);
    if (level === 'lacks') lacking += 1;
  }
  process.stdout.write(lacking === 0 ? 'Nothing is lacking.\n' : `${lacking} lacking.\n`);
  process.exitCode = lacking === 0 ? 0 : 1;
}

/** Waits until a moment after an instant, ISO 8601. */
async function waitUntil(instant: string): Promise<void> {
  process.stdout.write(`waits for ${instant}, the end of a quote\n`);
  await setTimeout(Date.parse(instant) - Date.now() + 2000);
}

runMain(main, args);
