import { parseArgs } from 'node:util';
import { runChecks } from './checks/checks';
import { nearTests } from './checks/near-tests';
import { report } from './checks/tally';
import { runMain } from './setup/run-main';

/**
 * `npm run check [-- --all]`, the inner loop of a minute: format and lint, types, dead code, generated files, the tests
 * of the repository's rules and catalogues, and those nearest to what changed since the last commit; with `--all`
 * every test.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  if (values.all) return report(await runChecks());
  const { tests, left } = await nearTests();
  const tally = await runChecks(['--runTestsByPath', ...tests]);
  if (left > 0) {
    process.stdout.write(
      `\n${left} more test files depend on what changed: npm run check -- --all\n`,
    );
  }
  report(tally);
}

runMain(main);
