import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pom } from '../pom';
import { run } from '../tools/run';
import type { Toolbox } from '../tools/toolbox';
import type { Variant } from '../variants';
import type { WebFile } from '../web/web-manifest';
import { normalize, packApk, packModule } from './archives';
import { makeDex } from './dex';
import type { KeyVariables } from './keys';
import { linkResources } from './resources';

/** What the variants of one build share. */
export type Shared = {
  toolbox: Toolbox;
  pom: Pom;
  web: readonly WebFile[];
  folder: string;
  dist: string;
};

/** What was made of a variant. */
export type Built = { variant: Variant; apk: string; bundle?: string; numbers: string };

/** Makes the APK of `variant`, and its store bundle where it has one, signed with `key`. */
export async function buildVariant(
  shared: Shared,
  { variant, key }: { variant: Variant; key: KeyVariables },
): Promise<Built> {
  const { toolbox, pom, web, dist } = shared;
  const folder = join(shared.folder, variant.name);
  rmSync(folder, { recursive: true, force: true });
  const linked = await linkResources(toolbox, { variant, pom, folder });
  const dex = await makeDex(toolbox, {
    pom,
    debuggable: variant.debuggable,
    manifestRules: linked.rules,
    folder: shared.folder,
  });
  const parts = { dex: dex.classes, web };
  const apk = join(dist, `luka-${variant.name}.apk`);
  const unsigned = join(folder, 'unsigned.apk');
  writeFileSync(unsigned, packApk({ ...parts, linked: linked.apk }));
  await toolbox.tool(['sign', 'apk', unsigned, apk], key);
  const built: Built = { variant, apk, numbers: linked.numbers };
  if (!variant.bundle) return built;
  copyFileSync(dex.mapping, join(dist, `luka-${variant.name}.mapping.txt`));
  writeFileSync(join(folder, 'base.zip'), packModule({ ...parts, linked: linked.proto }));
  const bundle = join(dist, `luka-${variant.name}.aab`);
  await makeBundle(shared, { folder, mapping: dex.mapping, bundle, key });
  return { ...built, bundle };
}

/** Makes `bundle` of the base module in `folder`; the store reads crashes with the mapping. */
async function makeBundle(
  { toolbox }: Shared,
  {
    folder,
    mapping,
    bundle,
    key,
  }: { folder: string; mapping: string; bundle: string; key: KeyVariables },
): Promise<void> {
  const raw = join(folder, 'raw.aab');
  const even = join(folder, 'even.aab');
  await run('java', [
    ...['-XX:TieredStopAtLevel=1', '-jar', toolbox.bundletool, 'build-bundle'],
    ...[`--modules=${join(folder, 'base.zip')}`, `--output=${raw}`],
    `--metadata-file=com.android.tools.build.obfuscation/proguard.map:${mapping}`,
  ]);
  writeFileSync(even, normalize(readFileSync(raw)));
  await toolbox.tool(['sign', 'aab', even, bundle], key);
}
