/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { transformIgnorePatterns } from '../../scripts/jest-es-modules';

const withNext = nextJest({ dir: './' });

/** The Detox specs, one phone at a time: `npm run e2e`, or `npx detox test -c desktop`. */
const config: Config = {
  rootDir: '../../',
  testMatch: ['<rootDir>/e2e/detox/specs/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testEnvironment: '<rootDir>/e2e/detox/setup/environment.cjs',
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: [
    'detox/runners/jest/reporter',
    [
      'jest-junit',
      {
        outputDirectory: '.cache/e2e/junit',
        outputName: 'detox.xml',
        suiteNameTemplate: '{filepath}',
        classNameTemplate: '{filepath}',
      },
    ],
  ],
  // Only for what hangs: a spec that applies, borrows and repays takes minutes on a busy machine.
  testTimeout: 300_000,
  maxWorkers: 1,
  // Only tests whose names contain one of these parts.
  ...(process.env.LUKA_E2E_TESTS ? { testNamePattern: process.env.LUKA_E2E_TESTS } : {}),
};

export default async function jestConfig(): Promise<Config> {
  return { ...(await withNext(config)()), transformIgnorePatterns };
}
