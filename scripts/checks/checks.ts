import { runStep } from '../run-step';
import { chosenOf } from './choose';
import { runJest } from './run-jest';
import { timed } from './suite-times';
import { add, single, type Tally } from './tally';

type Step = { title: string; runs: [command: string, ...args: string[]][] };

/** The static checks. */
const steps: Readonly<Record<string, Step>> = {
  lint: { title: 'Format and lint', runs: [['biome', 'check', '--error-on-warnings', '.']] },
  types: { title: 'Types', runs: [['tsc', '--noEmit', '-p', '.']] },
  generated: {
    title: 'Generated files',
    runs: [['node', '--import', 'tsx', 'scripts/generate.ts', '--check']],
  },
  unused: {
    title: 'Unused code',
    runs: [
      ['knip', '--no-progress'],
      ['knip', '--no-progress', '--production'],
    ],
  },
};

/** Runs the static checks, or those that are named; throws for a name that none has. */
export async function runStaticChecks(only?: string): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const name of chosenOf(Object.keys(steps), only)) {
    const { title = name, runs = [] } = steps[name] ?? {};
    const ok = await timed(title, async () => {
      for (const [command, ...args] of runs) {
        if (!(await runStep(command, args)).ok) return false;
      }
      return true;
    });
    process.stdout.write(ok ? 'ok\n' : 'FAILED\n');
    tallies.push(single(ok));
  }
  return add(...tallies);
}

/** Runs Jest; the arguments select its tests. */
export async function runUnitTests(jestArguments: readonly string[] = []): Promise<Tally> {
  return timed('Jest', () => runJest(jestArguments));
}
