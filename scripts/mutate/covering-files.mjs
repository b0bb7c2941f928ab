import { readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** The files of each test, in the sandbox's folder: later processes of the same run mutate too, but try no tests. */
const file = 'files-of-tests.json';

/**
 * Stryker's runner of Jest with one difference: on a mutant it loads only the files with a test that runs the mutant,
 * the nearest first, and nothing after the first test that fails. Stryker itself loads every test file that imports
 * the mutated one, if only through others, and runs all tests, each of which may wait for what never comes.
 */
function createRunner(injector) {
  const runner = injector.injectFunction(jestPlugins[0].factory);
  const { dryRun, mutantRun, jestTestAdapter: adapter } = runner;
  const run = adapter.run.bind(adapter);
  runner.dryRun = async (options) => {
    const result = await dryRun.call(runner, options);
    const files = new Map();
    for (const { id, fileName } of result.tests ?? []) {
      files.set(id, [...(files.get(id) ?? []), fileName]);
    }
    writeFileSync(file, JSON.stringify([...files]));
    return result;
  };
  runner.mutantRun = (options) => {
    const filesOf = new Map(JSON.parse(readFileSync(file, 'utf8')));
    const files = options.testFilter?.flatMap((id) => filesOf.get(id) ?? []);
    const testFiles = files && [...new Set(files)].map(asPattern);
    process.env.LUKA_MUTATED_FILE = options.sandboxFileName;
    adapter.run = ({ jestConfig, ...settings }) =>
      run({
        ...settings,
        testFiles,
        jestConfig: {
          ...jestConfig,
          runner: '<rootDir>/scripts/mutate/nearest-first.cjs',
          testRunner: '<rootDir>/scripts/mutate/until-failure.cjs',
          // A mutant often makes a test wait for what never comes; see lib/testing/jest-setup, too.
          testTimeout: 6_000,
        },
      });
    return mutantRun.call(runner, options);
  };
  return runner;
}
createRunner.inject = ['$injector'];

/** Jest takes regular expressions, in which the brackets of a route's folder would be a choice of letters. */
function asPattern(path) {
  return path.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

export const strykerPlugins = [
  { ...jestPlugins[0], name: 'jest-covering-files', factory: createRunner },
];
