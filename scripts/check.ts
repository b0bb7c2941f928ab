import { parseArgs } from 'node:util';
import { checks } from './checks/checks';
import { report } from './checks/tally';

/**
 * `npm run check [-- --all]`, the inner loop: format and lint, types, generated files, and those Jest tests that
 * reach what was changed since the last commit; with `--all` every one.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
void checks(values.all ? [] : ['--onlyChanged']).then(report);
