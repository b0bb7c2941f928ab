import { join } from 'node:path';
import type { Built, Shared } from '../build/variant';
import { type Check, noneOf } from './check';
import { checkBundle } from './check-bundle';
import { checkContent } from './check-content';
import { checkManifest } from './check-manifest';
import { type Facts, readFacts } from './facts';
import { checkSizes } from './sizes';

/** The facts and checks of a variant. */
export type Checked = { facts: Facts; checks: Check[] };

type Options = { javascriptMethods: string[]; resourceIds: string; realServer: boolean };

/** Checks the APK and the bundle of a variant. */
export async function checkBuilt(
  { toolbox, pom, folder }: Shared,
  { variant, apk, bundle, resourceIds }: Built,
  options: Options,
): Promise<Checked> {
  const facts = await readFacts(toolbox, apk);
  const universalFolder = join(folder, variant.name, 'universal');
  return {
    facts,
    checks: [
      ...checkManifest(facts, { variant, pom }),
      ...checkContent(facts, options),
      ...checkSizes(facts, { ...variant, realServer: options.realServer }),
      // The app is compiled with the resource IDs of one flavor: those of the others must be equal.
      noneOf(
        'resource IDs equal the compiled ones',
        resourceIds === options.resourceIds ? [] : ['other IDs'],
      ),
      ...(bundle ? await checkBundle(toolbox, { bundle, apk, folder: universalFolder, pom }) : []),
    ],
  };
}
