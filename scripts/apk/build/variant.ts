import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pom } from '../pom';
import type { Toolbox } from '../tools/toolbox';
import type { Variant } from '../variants';
import type { WebFile } from '../web-part';
import { normalize, packApk, packModule } from './archives';
import { buildDex } from './dex';
import type { KeyVariables } from './keys';
import { linkResources } from './resources';

/** What all variants share. */
export type Shared = {
  toolbox: Toolbox;
  pom: Pom;
  web: readonly WebFile[];
  folder: string;
  dist: string;
};

/** The files of a variant. */
export type Built = { variant: Variant; apk: string; bundle?: string; resourceIds: string };

/** Builds the APK of `variant`, and its store bundle if it has one, signed with `key`. */
export async function buildVariant(
  shared: Shared,
  { variant, key }: { variant: Variant; key: KeyVariables },
): Promise<Built> {
  const { toolbox, pom, web, dist } = shared;
  const folder = join(shared.folder, variant.name);
  rmSync(folder, { recursive: true, force: true });
  const linked = await linkResources(toolbox, { variant, pom, folder });
  const dex = await buildDex(toolbox, {
    pom,
    debuggable: variant.debuggable,
    manifestRules: linked.rules,
    folder: shared.folder,
  });
  const parts = { dex: dex.classes, web };
  const apk = join(dist, `luka-${variant.name}.apk`);
  const unsigned = join(folder, 'unsigned.apk');
  writeFileSync(unsigned, await packApk({ ...parts, linked: linked.apk }));
  await toolbox.tool(['sign', 'apk', unsigned, apk], key);
  const built: Built = { variant, apk, resourceIds: linked.resourceIds };
  if (!variant.bundle) return built;
  copyFileSync(dex.mapping, join(dist, `luka-${variant.name}.mapping.txt`));
  writeFileSync(join(folder, 'base.zip'), await packModule({ ...parts, linked: linked.proto }));
  const bundle = join(dist, `luka-${variant.name}.aab`);
  await buildBundle(shared, { folder, mapping: dex.mapping, bundle, key });
  return { ...built, bundle };
}

/** Builds `bundle` from the base module in `folder`, with the mapping for the store's crash reports. */
async function buildBundle(
  { toolbox }: Shared,
  {
    folder,
    mapping,
    bundle,
    key,
  }: { folder: string; mapping: string; bundle: string; key: KeyVariables },
): Promise<void> {
  const raw = join(folder, 'raw.aab');
  const normalized = join(folder, 'normalized.aab');
  await toolbox.bundletool([
    'build-bundle',
    ...[`--modules=${join(folder, 'base.zip')}`, `--output=${raw}`],
    `--metadata-file=com.android.tools.build.obfuscation/proguard.map:${mapping}`,
  ]);
  writeFileSync(normalized, await normalize(readFileSync(raw)));
  await toolbox.tool(['sign', 'aab', normalized, bundle], key);
}
