import { existsSync } from 'node:fs';
import { installDebianPackages } from '../setup/debian-packages';
import { findProgram } from '../setup/find-program';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macProgram = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the tests: `CHROMIUM_PATH` or the system’s; `undefined` if there is none. @internal */
export function findChromium(): string | undefined {
  const found = [process.env.CHROMIUM_PATH, ...programs.map(findProgram), macProgram];
  return found.find((path) => path && existsSync(path));
}

/** Finds Chromium or installs Debian's as root, and sets `CHROMIUM_PATH`; otherwise prints what to install. */
export async function ensureChromium(): Promise<boolean> {
  const todo = findChromium() ? undefined : await installDebianPackages(['chromium']);
  const found = findChromium();
  if (found) process.env.CHROMIUM_PATH = found;
  else process.stdout.write(`No Chromium: ${todo}, or set CHROMIUM_PATH to the program.\n`);
  return found !== undefined;
}
