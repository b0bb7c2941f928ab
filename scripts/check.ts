import { parseArgs } from 'node:util';
import { runChecks } from './checks/checks';
import { report } from './checks/tally';

/**
 * `npm run check [-- --all]`, the inner loop: format and lint, types, dead code, generated files, and the Jest tests that
 * depend on files changed since the last commit; with `--all` every test.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
void runChecks(values.all ? [] : ['--onlyChanged']).then(report);
