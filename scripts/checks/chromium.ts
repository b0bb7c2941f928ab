import { existsSync } from 'node:fs';
import { runStep } from '../run-step';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for the tests: `CHROMIUM_PATH`, else the system's; `undefined` where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/**
 * Finds Chromium, or installs Debian's where this is root; else says in one line what to install.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium (Debian package) …\n');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runStep('apt-get', ['update', '-qq'], { hide: 'all', env });
    await runStep('apt-get', ['install', '-y', '-qq', 'chromium'], { hide: 'all', env });
  }
  const installed = findChromium();
  if (!installed) {
    process.stdout.write(
      'The browser tests need Chromium: apt-get install chromium, or set CHROMIUM_PATH.\n',
    );
  }
  return installed;
}
