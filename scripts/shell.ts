import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChromium } from './checks/chromium';
import { ensureBuilt } from './ensure-built';
import { buildShell } from './shell/build-shell';
import { hasDisplay, startDesktopShell } from './shell/desktop-shell';

const text = { type: 'string' } as const;

/**
 * `npm run shell -- [--headless] [--fresh] [--locale es|en|vi] [--photo FILE] [--contacts FILE] [--sms FILE]
 * [--apps FILE] [--flavor standard|play] [--link luka://app/…] [--sandbox URL] [--data DIR]`: the app with the
 * real Kotlin core in a desktop browser, with the sandbox in the page or on loopback. `--fresh` deletes the data
 * of earlier runs.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
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
  });
  const { fresh, headless, flavor, ...rest } = values;
  if (!findChromium())
    throw new Error('No Chromium: apt-get install chromium, or set CHROMIUM_PATH');
  if (flavor !== undefined && flavor !== 'standard' && flavor !== 'play') {
    throw new Error(`--flavor: standard or play, not ${flavor}`);
  }
  if (!(await ensureBuilt()) || !(await buildShell())) throw new Error('The shell was not built');
  if (fresh) rmSync(rest.data, { recursive: true, force: true });
  const shell = await startDesktopShell({
    ...rest,
    flavor,
    web: 'out',
    headless: headless || !hasDisplay(),
  });
  process.stdout.write(
    `The app runs at ${shell.origin}.\nControl server: ${shell.address} (Bearer ${shell.token})\n` +
      `DevTools and connectOverCDP: ${shell.cdp}\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void shell.close());
  process.exitCode = (await shell.ended) ?? 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
