import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reached, StepLogLine } from '@/e2e/driver/record/step-log';
import type { Tally } from '../checks/tally';
import { coverageOf } from './coverage';
import { reportOf } from './report';

/** A step of a test. `picture` is the file of a JPEG. */
export type Step = { step: string; at: string; picture?: string };

/** The result of a test. A test without an end was skipped. */
export type TestResult = {
  file: string;
  test: string;
  status: 'passed' | 'failed' | 'skipped';
  message: string;
  steps: Step[];
  reached: { what: Reached; name: string }[];
};

const resultsFolder = '.cache/e2e';

/** Reads the step logs that the driver has written to `folder`. */
export function readResults(folder: string): TestResult[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.flatMap((name) => parseStepLog(readFileSync(join(folder, name), 'utf8')));
}

/** The tests in the step log of one process. @internal */
export function parseStepLog(lines: string): TestResult[] {
  const tests: TestResult[] = [];
  for (const text of lines.split('\n').filter(Boolean)) {
    const line: StepLogLine = JSON.parse(text);
    if (line.kind === 'test') {
      const { file, test } = line;
      tests.push({ file, test, status: 'skipped', message: '', steps: [], reached: [] });
    }
    // Lines before the first test, from a `beforeAll`, belong to no test.
    const test = tests.at(-1);
    if (test) addLine(test, line);
  }
  return tests;
}

/** Counts the tests of a run; a run that failed has at least one failure. */
export function tallyOf(tests: readonly TestResult[], ok: boolean): Tally {
  const count = (status: TestResult['status']) =>
    tests.filter((test) => test.status === status).length;
  const failed = count('failed');
  return { passed: count('passed'), failed: ok ? failed : Math.max(1, failed) };
}

/** Writes the report of a run and prints its path. */
export function writeReport(
  tests: readonly TestResult[],
  run: { folder: string; seed: number },
): void {
  write('report.html', reportOf(tests, run), 'Every step, with pictures');
}

/** Writes the coverage table; prints and returns what no test has reached. */
export function writeCoverage(tests: readonly TestResult[]): string[] {
  const { table, missing } = coverageOf(tests);
  write('coverage.md', table, 'Coverage');
  for (const name of missing) process.stdout.write(`Reached by no spec: ${name}\n`);
  return missing;
}

function write(name: string, text: string, title: string): void {
  mkdirSync(resultsFolder, { recursive: true });
  const file = join(resultsFolder, name);
  writeFileSync(file, text);
  process.stdout.write(`${title}: ${file}\n`);
}

function addLine(test: TestResult, line: StepLogLine): void {
  if (line.kind === 'end') {
    test.status = line.status;
    test.message = line.message;
  } else if (line.kind === 'step') {
    test.steps.push({ step: line.step, at: line.at, picture: line.picture });
  } else if (line.kind === 'reached') {
    test.reached.push({ what: line.what, name: line.name });
  }
}
