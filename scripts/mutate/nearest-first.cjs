const { dirname, sep } = require('node:path');
const { default: TestRunner } = require('jest-runner');

/**
 * Jest's own runner, which takes the test files nearest to the mutated file first, as they notice most mutants, and no
 * file after the first that notices it. The tests of the gallery, which open every screen, are far from all.
 */
module.exports = class NearestFirst extends TestRunner {
  async runTests(tests, watcher, options) {
    let isKilled = false;
    const onResult = this.on('test-file-success', ([, { numFailingTests, testExecError }]) => {
      isKilled ||= numFailingTests > 0 || testExecError !== undefined;
    });
    const onError = this.on('test-file-failure', () => {
      isKilled = true;
    });
    for (const test of nearestFirst(tests, process.env.LUKA_MUTATED_FILE)) {
      if (!isKilled) await super.runTests([test], watcher, options);
    }
    onResult();
    onError();
  }
};

function nearestFirst(tests, file) {
  const folders = dirname(file).split(sep);
  const distance = ({ path }) => {
    const own = dirname(path).split(sep);
    const at = folders.findIndex((folder, index) => folder !== own[index]);
    return at < 0 ? 0 : folders.length - at;
  };
  return tests.toSorted((one, other) => distance(one) - distance(other));
}
