import type { Tally } from '@/scripts/checks/tally';
import type { TestRun } from './read-run';

/** The tests of a run, counted; a run that failed has failed at least once. */
export function tallyOf(tests: readonly TestRun[], ok: boolean): Tally {
  const count = (status: TestRun['status']) =>
    tests.filter((test) => test.status === status).length;
  const failed = count('failed');
  return { passed: count('passed'), failed: ok ? failed : Math.max(1, failed) };
}
