import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pom } from '../pom';
import { run } from '../tools/run';
import type { Toolbox } from '../tools/toolbox';
import type { Variant } from '../variants';
import type { WebFile } from '../web/web-manifest';
import { normalize, packApk, packModule } from './archives';
import { type Dex, makeDex } from './dex';
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
export type Built = { variant: Variant; apk: string; bundle?: string; numbers: string; dex: Dex };

/** Makes the APK of `variant`, and its store bundle where it has one, signed with `key`. */
export async function buildVariant(
  shared: Shared,
  { variant, key }: { variant: Variant; key: KeyVariables },
): Promise<Built> {
  const { toolbox, pom, web, dist } = shared;
  const folder = join(shared.folder, variant.name);
  rmSync(folder, { recursive: true, force: true });
  const linked = await linkResources(toolbox, { variant, pom, folder });
  const options = { pom, debuggable: variant.debuggable, rules: linked.rules, folder };
  const dex = await makeDex(toolbox, options);
  const parts = { dex: dex.classes, web };
  const apk = join(dist, `luka-${variant.name}.apk`);
  const unsigned = join(folder, 'unsigned.apk');
  writeFileSync(unsigned, packApk({ ...parts, linked: linked.apk }));
  await toolbox.tool(['sign', 'apk', unsigned, apk], key);
  const built: Built = { variant, apk, numbers: linked.numbers, dex };
  if (!variant.bundle) return built;
  const module = packModule({ ...parts, linked: linked.proto });
  return { ...built, bundle: await makeBundle(shared, { variant, key, module, folder }) };
}

async function makeBundle(
  { toolbox, dist }: Shared,
  {
    variant,
    key,
    module,
    folder,
  }: {
    variant: Variant;
    key: KeyVariables;
    module: Buffer;
    folder: string;
  },
): Promise<string> {
  const paths = { base: join(folder, 'base.zip'), raw: join(folder, 'raw.aab') };
  writeFileSync(paths.base, module);
  const tool = ['-XX:TieredStopAtLevel=1', '-jar', toolbox.bundletool, 'build-bundle'];
  await run('java', [...tool, `--modules=${paths.base}`, `--output=${paths.raw}`]);
  const even = join(folder, 'even.aab');
  writeFileSync(even, normalize(readFileSync(paths.raw)));
  const bundle = join(dist, `luka-${variant.name}.aab`);
  await toolbox.tool(['sign', 'aab', even, bundle], key);
  return bundle;
}
