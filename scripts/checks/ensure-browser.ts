import { existsSync } from 'node:fs';
import { installDebianPackages } from '../setup/debian-packages';
import { findProgram } from '../setup/find-program';

/** A browser that tests run in. */
export type TestBrowser = {
  /** As it is called in a message. */
  name: string;
  debianPackage: string;
  /** The environment variable with the path of its program. */
  variable: string;
  /** Its programs on a `PATH`, and where macOS has it. */
  programs: readonly string[];
  macProgram: string;
};

/** The program that the variable names, or the system's; `undefined` if there is none. */
export function findBrowser({ variable, programs, macProgram }: TestBrowser): string | undefined {
  const found = [process.env[variable], ...programs.map(findProgram), macProgram];
  return found.find((path) => path && existsSync(path));
}

/** Finds a browser or installs Debian's as root, and sets its variable; otherwise prints what to install. */
export async function ensureBrowser(browser: TestBrowser): Promise<boolean> {
  const { name, debianPackage, variable } = browser;
  const todo = findBrowser(browser) ? undefined : await installDebianPackages([debianPackage]);
  const found = findBrowser(browser);
  if (found) process.env[variable] = found;
  else process.stdout.write(`No ${name}: ${todo}, or set ${variable} to the program.\n`);
  return found !== undefined;
}
