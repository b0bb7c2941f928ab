/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { transformIgnorePatterns } from '../../scripts/jest/es-modules';

const withNext = nextJest({ dir: './' });

/** The journeys on the exported bundle; each test file has its own server and its own browser. */
const config: Config = {
  rootDir: '../../',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/browser/**/*.browser.test.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testTimeout: 60_000,
  testSequencer: '<rootDir>/e2e/browser/harness/longest-first.mjs',
  // More than cores: half of a browser test is waiting until a page stands still.
  maxWorkers: 4,
};

export default async function jestConfig(): Promise<Config> {
  return { ...(await withNext(config)()), transformIgnorePatterns };
}
