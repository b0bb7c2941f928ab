/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import browserConfig from '../browser/jest.config';
import { reportConfig } from '../report/report-config';

/** The tests of the export in the desktop shell, with the real Kotlin core; one file at a time. */
export default async function jestConfig(): Promise<Config> {
  return {
    ...(await browserConfig()),
    ...reportConfig('shell'),
    testMatch: ['<rootDir>/e2e/shell/**/*.shell.test.ts'],
    testPathIgnorePatterns: [],
    testTimeout: 300_000,
    maxWorkers: 1,
  };
}
