import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../checks/tally';
import { coverageOf, type TestResult } from './coverage';

const coverageFile = '.cache/e2e/coverage.md';

/** Reads what the tests of a run have logged in `folder`. */
export function readResults(folder: string): TestResult[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line): TestResult => JSON.parse(line));
}

/** Counts the tests of a run; a run that failed has at least one failure. */
export function tallyOf(tests: readonly TestResult[], ok: boolean): Tally {
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.length - passed;
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

/** Writes the coverage table; prints and returns what no test has reached. */
export function writeCoverage(tests: readonly TestResult[]): string[] {
  const { table, missing } = coverageOf(tests);
  writeFileSync(coverageFile, table);
  process.stdout.write(`Coverage: ${coverageFile}\n`);
  for (const name of missing) process.stdout.write(`Reached by no spec: ${name}\n`);
  return missing;
}
