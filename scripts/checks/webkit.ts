import { installDebianPackages } from '../setup/debian-packages';
import { findProgram } from '../setup/find-program';

const packages = ['webkit2gtk-driver', 'xvfb'];

/** Paths of WebKitGTK's WebDriver, which starts its own browser, and of a display without a screen. */
type WebKitPrograms = { driver: string; display: string };

/** WebKitGTK of the system; `undefined` where a program is missing. @internal */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map(findProgram);
  return driver && display ? { driver, display } : undefined;
}

/** Finds WebKitGTK or installs Debian's as root; otherwise prints what to install. */
export async function ensureWebKit(): Promise<boolean> {
  const todo = findWebKit() ? undefined : await installDebianPackages(packages);
  const isFound = findWebKit() !== undefined;
  if (!isFound) process.stdout.write(`No WebKit: ${todo}.\n`);
  return isFound;
}
