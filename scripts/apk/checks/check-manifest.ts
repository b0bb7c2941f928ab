import type { Pom } from '../pom';
import type { Variant } from '../variants';
import { type Check, noneOf, same } from './check';
import { labels, permissions } from './expected';
import type { Facts } from './facts';

/**
 * Checks what an APK's manifest has become by being built. What the sources of the manifests declare, `ManifestTest`
 * (Kotlin) checks.
 */
export function checkManifest(
  { badging, manifest, classes }: Facts,
  { variant, pom }: { variant: Variant; pom: Pom },
): Check[] {
  const [first = ''] = badging;
  const quoted = (pattern: RegExp) => [pattern.exec(first)?.[1] ?? 'absent'];
  const line = (start: string) => badging.filter((each) => each.startsWith(start));
  const requested = line('uses-permission').map((each) => /name='([^']*)'/.exec(each)?.[1] ?? '');
  const own = manifest.match(/(?<=")cl\.luka\.shell\.[\w.]+(?=")/g) ?? [];
  return [
    same('package name', quoted(/ name='([^']*)'/), [pom.applicationId]),
    same('version code', quoted(/versionCode='([^']*)'/), [pom.versionCode]),
    same('version name', quoted(/versionName='([^']*)'/), [pom.versionName]),
    same('compiled against', quoted(/compileSdkVersion='([^']*)'/), [pom.compileSdk]),
    same('minimum SDK', line('minSdkVersion'), [`minSdkVersion:'${pom.minSdk}'`]),
    same('target SDK', line('targetSdkVersion'), [`targetSdkVersion:'${pom.targetSdk}'`]),
    ...Object.entries(labels).map(([locale, label]) =>
      same(`label in ${locale}`, [labelIn(badging, locale)], [label]),
    ),
    same('permissions as listed', requested, permissions[variant.flavor]),
    same(
      'debuggable as the variant',
      line('application-debuggable'),
      variant.debuggable ? ['application-debuggable'] : [],
    ),
    noneOf(
      'classes of the manifest are in the dex',
      own.length > 0 ? own.filter((name) => !classes.includes(name)) : ['no class'],
    ),
  ];
}

/** The label of a language, or the default one. */
function labelIn(badging: string[], locale: string): string {
  const label = (start: string) =>
    badging.find((line) => line.startsWith(`${start}:'`))?.slice(start.length + 2, -1);
  return label(`application-label-${locale}`) ?? label('application-label') ?? 'absent';
}
