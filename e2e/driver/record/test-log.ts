import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reached, TestResult } from '@/scripts/e2e/coverage';

let reached = new Map<string, Reached>();

/** Notes that the running test has reached something. */
export function logReached(what: Reached['what'], name: string): void {
  reached.set(`${what} ${name}`, { what, name });
}

/** Forgets what was reached before the test that starts. */
export function startTest(): void {
  reached = new Map();
}

/** Adds the test that has ended to the log of this process, in the folder `LUKA_E2E_RUN` if that is set. */
export function endTest(test: string, status: TestResult['status']): void {
  const folder = process.env.LUKA_E2E_RUN;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const result: TestResult = { test, status, reached: [...reached.values()] };
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(result)}\n`);
}
