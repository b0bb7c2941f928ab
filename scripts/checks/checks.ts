import { runStep } from '../run-step';
import { runJest } from './run-jest';
import { timed } from './suite-times';
import { add, single, type Tally } from './tally';

/** The static checks by title: format, lint, types, dead code, generated files. */
const steps: [title: string, command: string, args: string[]][] = [
  ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Generated files', 'node', ['--import', 'tsx', 'scripts/generate.ts', '--check']],
  ['Dead code', 'knip', ['--no-progress']],
  ['Code that only tests use', 'knip', ['--no-progress', '--production']],
];

/** Runs the static checks and Jest; `jestArguments` select its tests. */
export async function runChecks(jestArguments: string[] = []): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [title, command, args] of steps) {
    process.stdout.write(`\n== ${title}\n`);
    const { ok } = await timed(title, () => runStep(command, args));
    process.stdout.write(ok ? 'ok\n' : 'FAILED\n');
    tallies.push(single(ok));
  }
  process.stdout.write('\n== Jest\n');
  return add(...tallies, await timed('Jest', () => runJest(jestArguments)));
}
