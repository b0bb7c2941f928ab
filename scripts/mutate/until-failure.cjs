const { default: runTests } = require('jest-circus/runner');

/** Jest's own runner of a test file, which runs no test after the first that notices the mutant. */
module.exports = async function runUntilFailure(globalConfig, config, environment, ...others) {
  let isKilled = false;
  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') isKilled = true;
    if (event.name === 'test_start' && isKilled) event.test.mode = 'skip';
    await handle?.(event, state);
  };
  return runTests(globalConfig, config, environment, ...others);
};
