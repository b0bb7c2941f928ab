/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
  testMatch: ['<rootDir>/{app,components,lib,scripts,locales}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  clearMocks: true,
  // A machine that builds and tests at once is slow, not wrong.
  testTimeout: 30_000,
};

/** next/jest puts its own transformIgnorePatterns in; msw and its friends are ES modules. */
export default async function jestConfig(): Promise<Config> {
  const resolved = await withNext(config)();
  return {
    ...resolved,
    transformIgnorePatterns: [
      '/node_modules/(?!(msw|@mswjs|@open-draft|until-async|rettime|strict-event-emitter|outvariant|headers-polyfill|is-node-process|ky|next-intl|use-intl|intl-messageformat|@formatjs|@valibot|jotai|swr|rut\\.js|@clregions)/)',
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}
