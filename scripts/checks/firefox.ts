import { ensureBrowser, findBrowser, type TestBrowser } from './ensure-browser';

const firefox: TestBrowser = {
  name: 'Firefox',
  debianPackage: 'firefox-esr',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  macProgram: '/Applications/Firefox.app/Contents/MacOS/firefox',
};

/** The second engine for the tests: `FIREFOX_PATH` or the system’s; `undefined` if there is none. @internal */
export function findFirefox(): string | undefined {
  return findBrowser(firefox);
}

/** Finds Firefox or installs Debian's as root, and sets `FIREFOX_PATH`; otherwise prints what to install. */
export async function ensureFirefox(): Promise<boolean> {
  return ensureBrowser(firefox);
}
