/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { transformIgnorePatterns } from '../../scripts/jest-es-modules';
import { reportConfig } from '../report/report-config';

const withNext = nextJest({ dir: './' });

/** The tests of the export in a browser; each file has its own server and its own browser. */
const config: Config = {
  rootDir: '../../',
  ...reportConfig('browser'),
  testMatch: ['<rootDir>/e2e/browser/**/*.browser.test.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Only for what hangs: a test of 20 seconds takes a minute and more on a busy machine.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/e2e/browser/harness/longest-first.mjs',
  // One more than cores, as browser tests often wait; with more of them each becomes slower.
  maxWorkers: 3,
};

export default async function jestConfig(): Promise<Config> {
  return { ...(await withNext(config)()), transformIgnorePatterns };
}
