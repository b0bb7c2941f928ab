import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { add, type Tally } from './tally';

/**
 * Counts the tests of a Maven module from Surefire's XML reports in `folder`. Fewer than `least` tests
 * are a failure: a suite that silently runs nothing passes Maven.
 */
export function readSurefire(folder: string, least: number): Tally {
  const reports = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^TEST-.*\.xml$/.test(name))
    : [];
  const counted = add(
    ...reports.map((name) => countSuite(readFileSync(join(folder, name), 'utf8'))),
  );
  const short = counted.passed + counted.failed < Math.max(1, least);
  return short ? add(counted, { passed: 0, failed: 1 }) : counted;
}

/** The tests of one report; a skipped one is neither passed nor failed. */
function countSuite(report: string): Tally {
  const head = /<testsuite\b[^>]*>/.exec(report)?.[0] ?? '';
  const number = (name: string) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const failed = number('errors') + number('failures');
  return { passed: number('tests') - failed - number('skipped'), failed };
}
