import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../run-step';
import type { TestResult } from './coverage';
import { readResults } from './results';

/** Which specs to run, and how. */
export type SpecRun = {
  /** Parts of spec files' names; empty for all. */
  specs?: readonly string[];
  /** Parts of test names; empty for all. */
  tests?: readonly string[];
  /** Where the tests log their results. */
  folder: string;
  /** A configuration of `.detoxrc.js`. */
  configuration?: string;
  /** Shows the browser's window. */
  headed?: boolean;
  /** The seed of the sandbox; 1 by default. */
  seed?: number;
};

/** The results; `ok` is also false if a spec file cannot be loaded. */
export type SpecResult = { ok: boolean; tests: TestResult[] };

/**
 * One test each of log-in, a loan, the bridge's replies and a killed renderer, in under a minute: part of the
 * test's name by its file.
 */
export const smokeSpecs: Readonly<Record<string, string>> = {
  'log-in': 'logs in by phone and is shown the first step',
  borrow: 'the next one is signed with a tick and a tap',
  'native-events': 'replies to every event that needs no user action',
  'process-death': 'after the renderer has died the same screen is shown',
};

/** Runs specs with Detox, whose artifacts are in `.cache/e2e/artifacts`. */
export async function runSpecs(run: SpecRun): Promise<SpecResult> {
  const { specs = [], tests = [], folder, configuration = 'desktop', seed = 1 } = run;
  rmSync(folder, { recursive: true, force: true });
  const files = specs.map((name) => `e2e/detox/specs/.*${name}`);
  const { ok } = await runStep('detox', ['test', '--configuration', configuration, ...files], {
    env: {
      LUKA_E2E_RUN: join(process.cwd(), folder),
      LUKA_E2E_SEED: String(seed),
      // Not an argument: Detox passes arguments through a shell, which would interpret the `|`.
      ...(tests.length > 0 ? { LUKA_E2E_TESTS: tests.join('|') } : {}),
      ...(run.headed ? { LUKA_E2E_HEADED: '1' } : {}),
      // For the trace of a failure that is looked into: they cost a tenth of the processor time.
      ...(specs.length > 0 ? { LUKA_E2E_PICTURES: '1' } : {}),
    },
  });
  return { ok, tests: readResults(folder) };
}

const seedLimit = 2 ** 32;

/** Parses `--seed`; a random one, short enough to type, if it is missing. Throws for invalid text. */
export function parseSeed(text: string | undefined): number {
  if (text === undefined) return Math.floor(Math.random() * 1_000_000);
  const seed = Number(text);
  if (/^\d+$/.test(text) && seed < seedLimit) return seed;
  throw new Error(`--seed: a whole number from 0 to ${seedLimit - 1}: ${text}`);
}
