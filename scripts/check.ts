import { runStaticChecks, runUnitTests } from './checks/checks';
import { nearTests } from './checks/near-tests';
import { add, report } from './checks/tally';
import { type Arguments, runMain } from './setup/run-main';

const args = { options: { only: { type: 'string' } } } as const;

/**
 * `npm run check`, the inner loop of a minute: format and lint, types, generated files, unused code, the tests of the
 * repository's rules and catalogues, and those nearest to what changed since the last commit. `--only lint,types` runs
 * these alone, without tests: lint, types, generated, unused. `npm run lint` and `npm run typecheck` are two of them.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  const checks = await runStaticChecks(values.only);
  if (values.only !== undefined) return report(checks);
  const { tests, left } = await nearTests();
  const tally = await runUnitTests(['--runTestsByPath', ...tests]);
  if (left > 0) {
    process.stdout.write(
      `\n${left} more test files depend on what changed: npm test -- --only jest\n`,
    );
  }
  report(add(checks, tally));
}

runMain(main, args);
