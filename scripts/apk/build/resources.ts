import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pom } from '../pom';
import { run } from '../tools/run';
import type { Toolbox } from '../tools/toolbox';
import type { Variant } from '../variants';

/** A variant's manifest and resources, linked. */
export type Linked = {
  /** As in an APK, and as in a store bundle. */
  apk: string;
  proto: string;
  /** R8's rules for the classes that the manifest names, without the comments on where. */
  rules: string;
  /** The class with the resources' numbers; the app has them compiled in. */
  numbers: string;
};

/** Links the app's resources with the manifest of `variant`; writes below `folder`. */
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
  await run(toolbox.aapt2, [...shared, ...forApk, '-o', linked.apk]);
  if (variant.bundle) {
    await run(toolbox.aapt2, [...shared, '--proto-format', '-o', linked.proto]);
  }
  const kept = readFileSync(rules, 'utf8').replace(/^#.*\n/gm, '');
  return { ...linked, rules: kept, numbers: readNumbers(folder, pom) };
}

/** The text of R.java, the class with the resources' numbers, below the sources in `folder`. */
export function readNumbers(folder: string, { namespace }: Pom): string {
  return readFileSync(join(folder, ...namespace.split('.'), 'R.java'), 'utf8');
}
