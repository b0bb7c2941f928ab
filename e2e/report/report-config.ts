import type { Config } from 'jest';

/** What makes a suite of tests write a report when one of them fails: `.cache/e2e/<suite>-report.html`. */
export function reportConfig(suite: 'browser' | 'firefox' | 'shell' | 'webkit'): Config {
  const folder = `.cache/e2e/${suite}-run`;
  const repeat = `npx jest --config e2e/${suite}/jest.config.ts`;
  return {
    testEnvironment: '<rootDir>/e2e/report/environment.cjs',
    testEnvironmentOptions: { folder },
    reporters: ['default', ['<rootDir>/e2e/report/reporter.cjs', { suite, folder, repeat }]],
  };
}
