import { runStep } from './run-step';
import { runMain } from './setup/run-main';

/** What money, law and privacy depend on. */
const areas = ['lib/loan', 'lib/chile', 'lib/api', 'lib/session', 'lib/consent', 'lib/uploads'];

/**
 * `npm run mutate [-- AREA...] [-- OPTION...]`: changes the code in one place at a time, by Stryker, and fails where an
 * area's own tests notice fewer than 90 % of its mutants. All areas take hours; `lib/loan --incremental` tries one, and
 * of that what has changed. Survivors are printed, and shown in `.cache/mutate/<area>.html`.
 */
async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const chosen = areas.filter((area) => options.includes(area));
  for (const area of chosen.length > 0 ? chosen : areas) {
    const args = ['run', ...options.filter((option) => !areas.includes(option))];
    const { ok } = await runStep('stryker', args, { env: { LUKA_MUTATED_AREA: area } });
    if (!ok) process.exitCode = 1;
  }
}

runMain(main);
