import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../run-step';
import { readRun, type TestRun } from './results/read-run';

/** Which specs are run, and how. */
export type SpecRun = {
  /** Parts of spec files' names; none means all of them. */
  specs?: readonly string[];
  /** Parts of tests' names; none means all of those files. */
  tests?: readonly string[];
  /** Where the driver writes what happens. */
  folder: string;
  /** A configuration of `.detoxrc.js`. */
  configuration?: string;
  /** A window in place of none. */
  headed?: boolean;
  /** A picture of every step. */
  pictures?: boolean;
  /** Another export than `out/`. */
  bundle?: string;
  /** The chance of the sandbox; 1 without. */
  seed?: number;
  /** For specs that are meant to fail: says nothing while it runs, and waits for less long. */
  doomed?: boolean;
};

/** How the specs went: `ok` is false also where a spec file could not be loaded. */
export type SpecResult = { ok: boolean; tests: TestRun[] };

/** Runs specs through Detox's own command, whose artifacts go to `.cache/e2e/artifacts`. */
export async function runSpecs(run: SpecRun): Promise<SpecResult> {
  const { specs = [], folder, configuration = 'desktop', headed, pictures, bundle, doomed } = run;
  const { seed = 1, tests = [] } = run;
  rmSync(folder, { recursive: true, force: true });
  const on = (is: boolean | undefined, name: string): Record<string, string> =>
    is ? { [name]: '1' } : {};
  const files = specs.map((name) => `e2e/detox/specs/.*${name}`);
  const { ok } = await runStep('detox', ['test', '--configuration', configuration, ...files], {
    hide: doomed ? 'all' : 'nothing',
    env: {
      LUKA_E2E_RUN: join(process.cwd(), folder),
      LUKA_E2E_SEED: String(seed),
      // Not by an argument: Detox writes a command for a shell, and leaves the bars in it to that.
      ...(tests.length > 0 ? { LUKA_E2E_TESTS: tests.join('|') } : {}),
      ...on(headed, 'LUKA_E2E_HEADED'),
      ...on(pictures, 'LUKA_E2E_PICTURES'),
      ...(doomed ? { LUKA_E2E_PATIENCE: '10000' } : {}),
      ...(bundle ? { LUKA_BUNDLE: bundle } : {}),
    },
  });
  return { ok, tests: readRun(folder) };
}
