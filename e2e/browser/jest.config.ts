/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** The journeys on the exported bundle; each test file has its own server and its own browser. */
const config: Config = {
  rootDir: '../../',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/browser/**/*.browser.test.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // The two sweeps over every state of every screen take long: LUKA_SWEEPS=1 runs them too.
  testPathIgnorePatterns: process.env.LUKA_SWEEPS ? [] : ['/(accessibility|layout)\\.browser'],
  testTimeout: 60_000,
  maxWorkers: 2,
};

export default async function jestConfig(): Promise<Config> {
  const resolved = await withNext(config)();
  return {
    ...resolved,
    transformIgnorePatterns: [
      '/node_modules/(?!(msw|@mswjs|@open-draft|until-async|rettime|strict-event-emitter|outvariant|headers-polyfill|is-node-process)/)',
    ],
  };
}
