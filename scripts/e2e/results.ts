import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, Reached, StepLogLine } from '@/e2e/driver/record/step-log';
import type { Tally } from '../checks/tally';
import { coverageOf } from './coverage';
import { type Run, reportOf } from './report';

/** A step of a test. `picture` is the file of a JPEG. */
export type Step = { step: string; at: string; picture?: string; failed?: boolean };

/** The result of a test. A test without an end was skipped. */
export type TestResult = {
  file: string;
  test: string;
  status: 'passed' | 'failed' | 'skipped';
  message: string;
  steps: Step[];
  /** What was there when it failed. */
  failure?: Failure & { picture?: string };
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
      const empty = { message: '', steps: [], reached: [] };
      tests.push({ file, test, status: 'skipped', ...empty });
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
export function writeReport(tests: readonly TestResult[], run: Run): void {
  write('report.html', reportOf(tests, run), 'Every step, and what failed');
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
    const { step, at, picture, failed } = line;
    test.steps.push({ step, at, picture, ...(failed && { failed }) });
  } else if (line.kind === 'failure') {
    test.failure = line;
  } else if (line.kind === 'reached') {
    test.reached.push({ what: line.what, name: line.name });
  }
}
