import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { runStep } from '../run-step';
import type { Tally } from './tally';

const folder = '.cache/e2e';

const results = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/**
 * Runs the tests of a project of e2e/playwright.config.ts and counts them from its JSON report. A skipped test and an
 * error outside of tests are failures. The report is in .cache/e2e/<project>-report.
 */
export async function runPlaywright(project: string, args: string[] = []): Promise<Tally> {
  const resultsFile = `${folder}/${project}-results.json`;
  rmSync(resultsFile, { force: true });
  const config = ['--config', 'e2e/playwright.config.ts', `--project=${project}`];
  const env = { LUKA_E2E_PROJECT: project };
  const { ok } = await runStep('playwright', ['test', ...config, ...args], { env });
  if (!existsSync(resultsFile)) return { passed: 0, failed: 1 };
  const { errors, stats } = v.parse(results, JSON.parse(readFileSync(resultsFile, 'utf8')));
  if (stats.skipped > 0) process.stdout.write(`${stats.skipped} tests were not run\n`);
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: ok ? failed : Math.max(1, failed) };
}
