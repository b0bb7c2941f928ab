/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { transformIgnorePatterns } from './scripts/jest-es-modules';
import { sandboxSettings } from './scripts/settings';

// Whatever a developer's `.env` files say: next/jest reads them.
Object.assign(process.env, sandboxSettings);

const withNext = nextJest({ dir: './' });

/** The folders whose code runs in Node or has no use for a DOM, whose environment takes a second to load. */
const withoutDom = 'scripts,e2e,locales,lib/chile,lib/format,lib/loan,lib/sandbox';

const limits: Config = {
  // One more than cores, as more than half of a test is waiting.
  maxWorkers: availableParallelism() + 1,
  // A machine that builds and tests at once is slow, not wrong.
  testTimeout: 90_000,
};

const shared: Config = {
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/lib/testing/jest-setup.ts'],
  testMatch: ['<rootDir>/{app,components,lib,scripts,locales,e2e}/**/*.test.{ts,tsx}'],
  // What needs a browser, or a shell, has a configuration of its own.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/e2e/detox/specs/',
    '\\.(browser|device|firefox|shell|oldest)\\.test\\.ts$',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  clearMocks: true,
  restoreMocks: true,
};

export default async function jestConfig(): Promise<Config> {
  const project: Config = { ...(await withNext(shared)()), transformIgnorePatterns };
  // Stryker puts its own environment in the place of one.
  if (process.env.STRYKER_MUTATOR_WORKER) return { ...limits, ...project };
  return {
    ...limits,
    projects: [
      {
        ...project,
        testPathIgnorePatterns: [
          ...(project.testPathIgnorePatterns ?? []),
          `<rootDir>/(${withoutDom.replaceAll(',', '|')})/.*\\.test\\.ts$`,
        ],
      },
      {
        ...project,
        testMatch: [`<rootDir>/{${withoutDom}}/**/*.test.ts`],
        testEnvironment: 'node',
      },
    ],
  };
}
