import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reached, StepLogLine } from '@/e2e/driver/record/step-log';

/** A step of a test. `picture` is a JPEG's file. */
export type Step = { step: string; at: string; picture?: string };

/** A test as it went. One that never ended was skipped. */
export type TestRun = {
  file: string;
  test: string;
  status: 'passed' | 'failed' | 'skipped';
  message: string;
  steps: Step[];
  reached: { what: Reached; name: string }[];
};

/** Reads what the driver wrote into `folder`, test by test. */
export function readRun(folder: string): TestRun[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.flatMap((name) => testsOf(readFileSync(join(folder, name), 'utf8')));
}

/** The tests that one process's lines tell of. */
export function testsOf(lines: string): TestRun[] {
  const tests: TestRun[] = [];
  for (const text of lines.split('\n').filter(Boolean)) {
    const line: StepLogLine = JSON.parse(text);
    if (line.kind === 'test') tests.push(begun(line));
    const test = tests.at(-1);
    // What happens before the first test, in a `beforeAll`, belongs to nobody.
    if (test) add(test, line);
  }
  return tests;
}

function begun({ file, test }: { file: string; test: string }): TestRun {
  return { file, test, status: 'skipped', message: '', steps: [], reached: [] };
}

function add(test: TestRun, line: StepLogLine): void {
  if (line.kind === 'end') {
    test.status = line.status;
    test.message = line.message;
  } else if (line.kind === 'step') {
    test.steps.push({ step: line.step, at: line.at, picture: line.picture });
  } else if (line.kind === 'reached') {
    test.reached.push({ what: line.what, name: line.name });
  }
}
