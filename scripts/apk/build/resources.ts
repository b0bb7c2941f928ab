import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '@/scripts/run-step';
import type { Pom } from '../pom';
import type { Toolbox } from '../tools/toolbox';
import type { Variant } from '../variants';

/** The linked manifest and resources of a variant. */
export type Linked = {
  /** In the format of an APK, and in that of a store bundle. */
  apk: string;
  proto: string;
  /** R8's rules for the classes that the manifest names, without comments. */
  rules: string;
  /** The text of R.java, whose resource IDs are compiled into the app. */
  resourceIds: string;
};

/** Links the app's resources with the manifest of `variant`, in `folder`. */
export async function linkResources(
  toolbox: Toolbox,
  { variant, pom, folder }: { variant: Variant; pom: Pom; folder: string },
): Promise<Linked> {
  mkdirSync(folder, { recursive: true });
  const linked = { apk: join(folder, 'base.apk'), proto: join(folder, 'base-proto.apk') };
  const rules = join(folder, 'manifest-rules.pro');
  const shared = [
    ...['link', '-I', toolbox.androidResources, '--manifest', toolbox.manifest(variant.flavor)],
    ...['--min-sdk-version', pom.minSdk, '--target-sdk-version', pom.targetSdk],
    ...['--version-code', pom.versionCode, '--version-name', pom.versionName],
    ...(variant.debuggable ? ['--debug-mode'] : []),
    toolbox.resources,
  ];
  const forApk = ['--custom-package', pom.namespace, '--java', folder, '--proguard', rules];
  await runQuietly(toolbox.aapt2, [...shared, ...forApk, '-o', linked.apk]);
  if (variant.bundle) {
    await runQuietly(toolbox.aapt2, [...shared, '--proto-format', '-o', linked.proto]);
  }
  const kept = readFileSync(rules, 'utf8').replace(/^#.*\n/gm, '');
  return { ...linked, rules: kept, resourceIds: readResourceIds(folder, pom) };
}

/** The text of R.java, below the sources in `folder`. */
export function readResourceIds(folder: string, { namespace }: Pom): string {
  return readFileSync(join(folder, ...namespace.split('.'), 'R.java'), 'utf8');
}
