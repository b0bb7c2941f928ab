import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf } from '../coverage';
import type { TestRun } from './read-run';
import { reportOf } from './report';

const place = '.cache/e2e';

/** Writes the report of a run with this seed, and says where. */
export function writeReport(
  tests: readonly TestRun[],
  run: { folder: string; seed: number },
): void {
  mkdirSync(place, { recursive: true });
  const file = join(place, 'report.html');
  writeFileSync(file, reportOf(tests, run));
  process.stdout.write(`Every step, with pictures: ${file}\n`);
}

/** Writes the table of what was reached; returns what nobody reached, and says it. */
export function writeCoverage(tests: readonly TestRun[]): string[] {
  mkdirSync(place, { recursive: true });
  const { table, missing } = coverageOf(tests);
  const file = join(place, 'coverage.md');
  writeFileSync(file, table);
  process.stdout.write(`What was reached: ${file}\n`);
  for (const name of missing) process.stdout.write(`Reached by no spec: ${name}\n`);
  return missing;
}
