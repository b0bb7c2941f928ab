import { ensureBrowser, findBrowser, type TestBrowser } from './ensure-browser';

const chromium: TestBrowser = {
  name: 'Chromium',
  debianPackage: 'chromium',
  variable: 'CHROMIUM_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  macProgram: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
};

/** The same engine without a window, which needs a quarter less time for the tests; any other Chromium will do. */
const headlessChromium: TestBrowser = {
  ...chromium,
  debianPackage: 'chromium-headless-shell',
  programs: ['chromium-headless-shell', ...chromium.programs],
};

/** The browser for the tests: `CHROMIUM_PATH` or the system’s; `undefined` if there is none. */
export function findChromium(): string | undefined {
  return findBrowser(headlessChromium);
}

/**
 * Finds a Chromium or installs Debian's as root, and sets `CHROMIUM_PATH`; otherwise prints what to install. With
 * `windowed` it can open a window, and its frames are those of a user's browser.
 */
export async function ensureChromium({ windowed = false } = {}): Promise<boolean> {
  return ensureBrowser(windowed ? chromium : headlessChromium);
}
