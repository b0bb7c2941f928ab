import { existsSync } from 'node:fs';
import { installDebianPackages } from '../setup/debian-packages';
import { findProgram } from '../setup/find-program';

/** A browser that tests run in. */
type TestBrowser = {
  /** As it is called in a message. */
  name: string;
  debianPackage: string;
  /** The environment variable with the path of its program. */
  variable: string;
  /** Its programs on a `PATH`, and where macOS has it. */
  programs: readonly string[];
  macProgram: string;
};

const chromium: TestBrowser = {
  name: 'Chromium',
  debianPackage: 'chromium',
  variable: 'CHROMIUM_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  macProgram: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
};

const browsers = {
  /** The engine of the app. With a window its frames are those of a user's browser. */
  windowedChromium: chromium,
  /** The same without a window, which needs a quarter less time for the tests; any other Chromium will do. */
  chromium: {
    ...chromium,
    debianPackage: 'chromium-headless-shell',
    programs: ['chromium-headless-shell', ...chromium.programs],
  },
  /** The second engine for the tests. */
  firefox: {
    name: 'Firefox',
    debianPackage: 'firefox-esr',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    macProgram: '/Applications/Firefox.app/Contents/MacOS/firefox',
  },
} satisfies Record<string, TestBrowser>;

/** The program that the browser's variable names, or the system's; `undefined` if there is none. */
export function findBrowser(browser: keyof typeof browsers): string | undefined {
  const { variable, programs, macProgram } = browsers[browser];
  const found = [process.env[variable], ...programs.map(findProgram), macProgram];
  return found.find((path) => path && existsSync(path));
}

/** Finds a browser or installs Debian's as root, and sets its variable; otherwise prints what to install. */
export async function ensureBrowser(browser: keyof typeof browsers): Promise<boolean> {
  const { name, debianPackage, variable } = browsers[browser];
  const todo = findBrowser(browser) ? undefined : await installDebianPackages([debianPackage]);
  const found = findBrowser(browser);
  if (found) process.env[variable] = found;
  else process.stdout.write(`No ${name}: ${todo}, or set ${variable} to the program.\n`);
  return found !== undefined;
}
