import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '../run-step';
import type { Tally } from './tally';

/**
 * Runs Jest and counts its tests from its JSON report. A suite that cannot be loaded is one failure, and so is a test
 * that is skipped or still to be written. `.cache/e2e/junit/jest.xml` is the report for a CI.
 */
export async function runJest(args: readonly string[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'luka-jest-'));
  const file = join(folder, 'report.json');
  // Jest prints the JSON to standard output too; the readable report goes to standard error.
  const reporters = ['--reporters=default', '--reporters=jest-junit'];
  const run = await runStep('jest', [...args, ...reporters, '--json', `--outputFile=${file}`], {
    hide: 'stdout',
    env: {
      JEST_JUNIT_OUTPUT_FILE: '.cache/e2e/junit/jest.xml',
      JEST_JUNIT_SUITE_NAME: '{filepath}',
      JEST_JUNIT_CLASSNAME: '{filepath}',
    },
  });
  try {
    const result: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    const number = (key: string) => Number(result[key] ?? 0);
    const pending = number('numPendingTests') + number('numTodoTests');
    if (pending > 0) process.stdout.write(`${pending} tests were not run\n`);
    const failed = number('numFailedTests') + number('numRuntimeErrorTestSuites') + pending;
    return { passed: number('numPassedTests'), failed: run.ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
