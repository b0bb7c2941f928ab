/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import browserConfig from '../browser/jest.config';
import { reportConfig } from '../report/report-config';

/** The tests of the export in a second engine; one file at a time, each with its own Firefox. */
export default async function jestConfig(): Promise<Config> {
  return {
    ...(await browserConfig()),
    ...reportConfig('firefox'),
    testMatch: ['<rootDir>/e2e/firefox/**/*.firefox.test.ts'],
    testTimeout: 120_000,
    maxWorkers: 1,
  };
}
