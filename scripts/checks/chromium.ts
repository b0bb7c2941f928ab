import { ensureBrowser, findBrowser, type TestBrowser } from './ensure-browser';

const chromium: TestBrowser = {
  name: 'Chromium',
  debianPackage: 'chromium',
  variable: 'CHROMIUM_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  macProgram: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
};

/** The browser for the tests: `CHROMIUM_PATH` or the system’s; `undefined` if there is none. @internal */
export function findChromium(): string | undefined {
  return findBrowser(chromium);
}

/** Finds Chromium or installs Debian's as root, and sets `CHROMIUM_PATH`; otherwise prints what to install. */
export async function ensureChromium(): Promise<boolean> {
  return ensureBrowser(chromium);
}
