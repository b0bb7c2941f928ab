import { existsSync } from 'node:fs';
import { installPackages } from '../run-step';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for the tests: `CHROMIUM_PATH` or the system's; `undefined` if there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...systemPaths].find((path) => path && existsSync(path));
}

/** Finds Chromium or installs Debian's as root, and sets `CHROMIUM_PATH`; otherwise prints what to install. */
export async function ensureChromium(): Promise<boolean> {
  const found = findChromium();
  if (found) {
    process.env.CHROMIUM_PATH = found;
    return true;
  }
  if ((await installPackages('Chromium', ['chromium'])) && findChromium()) return ensureChromium();
  process.stdout.write(
    'The browser tests need Chromium: apt-get install chromium, or set CHROMIUM_PATH.\n',
  );
  return false;
}
