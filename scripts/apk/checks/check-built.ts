import { join } from 'node:path';
import type { Built, Shared } from '../build/variant';
import { type Check, noneOf } from './check';
import { checkBundle } from './check-bundle';
import { checkContent } from './check-content';
import { checkManifest } from './check-manifest';
import { type Facts, readFacts } from './facts';
import { checkSizes } from './sizes';

/** What was found of one variant. */
export type Checked = { facts: Facts; checks: Check[] };

type Options = { pageMethods: string[]; numbers: string; realServer: boolean };

/** Checks all that was made of one variant. */
export async function checkBuilt(
  { toolbox, pom, folder }: Shared,
  { variant, apk, bundle, numbers }: Built,
  options: Options,
): Promise<Checked> {
  const facts = await readFacts(toolbox, apk);
  const place = join(folder, variant.name, 'universal');
  return {
    facts,
    checks: [
      ...checkManifest(facts, { variant, pom }),
      ...checkContent(facts, options),
      ...checkSizes(facts, variant),
      // The app was compiled with the numbers of one flavour: those of the others have to be the same.
      noneOf(
        'resources have the numbers that are compiled in',
        numbers === options.numbers ? [] : ['other numbers'],
      ),
      ...(bundle ? await checkBundle(toolbox, { bundle, apk, folder: place, pom }) : []),
    ],
  };
}
