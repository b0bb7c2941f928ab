import { runStep } from './run-step';
import { type Arguments, runMain } from './setup/run-main';

/** What money, law and privacy depend on. */
const areas = ['lib/loan', 'lib/chile', 'lib/api', 'lib/session', 'lib/consent', 'lib/uploads'];

const args = {
  allowPositionals: true,
  options: { incremental: { type: 'boolean', default: false } },
} as const;

/**
 * `npm run mutate [-- AREA...] [--incremental]`: changes the code in one place at a time, by Stryker, and fails where an
 * area's own tests notice fewer than 90 % of its mutants. `lib/loan --incremental` tries one area, and of that what has
 * changed. Survivors are printed, and shown in `.cache/mutate/<area>.html`. Hours for all areas.
 */
async function main({ values, positionals }: Arguments<typeof args>): Promise<void> {
  const unknown = positionals.find((area) => !areas.includes(area));
  if (unknown) throw new Error(`No such area: ${unknown}. There are ${areas.join(', ')}`);
  const options = values.incremental ? ['--incremental'] : [];
  for (const area of positionals.length > 0 ? positionals : areas) {
    const env = { LUKA_MUTATED_AREA: area };
    const { ok } = await runStep('stryker', ['run', ...options], { env });
    if (!ok) process.exitCode = 1;
  }
}

runMain(main, args);
