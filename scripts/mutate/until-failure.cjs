const { default: runTests } = require('jest-circus/runner');

/** The mutant that a test has noticed. */
let killed;

/** The result of a file of which no test was run. */
let skipped;

/**
 * Jest's own runner of a test file, which runs no test of this file or a later one after the first that notices a
 * mutant.
 */
module.exports = async function runUntilFailure(globalConfig, config, environment, ...others) {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  const isKilled = () => mutant !== undefined && killed === mutant;
  if (isKilled()) return skipped;
  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') killed = mutant;
    if (event.name === 'test_start' && isKilled()) event.test.mode = 'skip';
    await handle?.(event, state);
  };
  const result = await runTests(globalConfig, config, environment, ...others);
  skipped = { ...result, failureMessage: null, ...noTests, testResults: [skip(result)] };
  return result;
};

const noTests = { numFailingTests: 0, numPassingTests: 0, numPendingTests: 1, numTodoTests: 0 };

/** A skipped test, as Jest calls a file without tests an error. */
function skip({ testResults: [test] }) {
  return { ...test, status: 'pending', failureMessages: [], failureDetails: [] };
}
