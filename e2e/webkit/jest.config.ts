/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import browserConfig from '../browser/jest.config';
import { reportConfig } from '../report/report-config';

/** The tests of the export in Safari's engine; one file at a time, each with its own browser. */
export default async function jestConfig(): Promise<Config> {
  return {
    ...(await browserConfig()),
    ...reportConfig('webkit'),
    testMatch: ['<rootDir>/e2e/webkit/**/*.webkit.test.ts'],
    maxWorkers: 1,
  };
}
