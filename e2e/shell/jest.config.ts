/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import browserConfig from '../browser/jest.config';

/** The exportFolder bundle in the desktop shell: the real Kotlin core under a real browser, one at a time. */
export default async function jestConfig(): Promise<Config> {
  return {
    ...(await browserConfig()),
    testMatch: ['<rootDir>/e2e/shell/**/*.shell.test.ts'],
    testPathIgnorePatterns: [],
    testTimeout: 120_000,
    maxWorkers: 1,
  };
}
