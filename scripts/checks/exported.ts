import { runStep } from '../run-step';
import { single, type Tally } from './tally';

/** Builds the export, with its size budgets. */
export async function exported(): Promise<Tally> {
  process.stdout.write('\n== Build\n');
  const { ok } = await runStep('node', ['--import', 'tsx', 'scripts/build.ts']);
  return single(ok);
}
