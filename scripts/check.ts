import { parseArgs } from 'node:util';
import { runChecks } from './checks/checks';
import { report } from './checks/tally';
import { runMain } from './setup/run-main';

/**
 * `npm run check [-- --all]`, the inner loop: format and lint, types, dead code, generated files, and the Jest tests that
 * depend on files changed since the last commit; with `--all` every test.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  report(await runChecks(values.all ? [] : ['--onlyChanged']));
}

runMain(main);
