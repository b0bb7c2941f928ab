/** The area of the code, such as lib/loan: its own tests are tried on its mutants. See scripts/mutate.ts. */
const area = process.env.LUKA_MUTATED_AREA ?? 'lib/loan';

export default {
  mutate: [`${area}/**/*.{ts,tsx}`, '!**/*.{test,gen}.{ts,tsx}'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  jest: {
    // Jest relates a test to the code through files below the roots only, and most tests import some of lib/testing.
    enableFindRelatedTests: false,
    config: { roots: [`<rootDir>/${area}`], watchman: false },
  },
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: `.cache/mutate/${area}.html` },
  incrementalFile: `.cache/mutate/${area}.json`,
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.cache/mutate/copy',
  ignorePatterns: ['out', '.next', '.cache', 'android-shell'],
  // None: Stryker would rewrite ours with an interface that this TypeScript does not have.
  tsconfigFile: '.cache/mutate/none.json',
  // Far more than a busy machine needs; most endless loops are found by their count, long before.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  // Each run of the tests leaves modules behind: after some hundred, little else but memory is collected.
  maxTestRunnerReuse: 50,
  warnings: { slow: false },
};
