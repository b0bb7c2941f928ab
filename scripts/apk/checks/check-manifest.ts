import type { Pom } from '../pom';
import type { Variant } from '../variants';
import { type Check, noneOf, same } from './check';
import {
  exportedComponents,
  forbiddenInPlay,
  intentFilters,
  labels,
  launchModes,
  permissions,
} from './expected';
import type { Facts } from './facts';
import { elementsNamed, type XmlElement } from './xml-tree';

const componentTags = ['activity', 'activity-alias', 'service', 'receiver', 'provider'];

/** Checks the manifest of an APK. */
export function checkManifest(
  facts: Facts,
  { variant, pom }: { variant: Variant; pom: Pom },
): Check[] {
  const { manifest, badging } = facts;
  const application = elementsNamed(manifest, 'application')[0]?.attributes ?? {};
  const requested = ['uses-permission', 'uses-permission-sdk-23']
    .flatMap((tag) => elementsNamed(manifest, tag))
    .map((element) => element.attributes.name ?? '');
  const flag = (name: string, value: string) =>
    same(`${name} is ${value}`, [application[name] ?? 'absent'], [value]);
  return [
    ...checkIdentity(badging, pom),
    ...Object.entries(labels).map(([locale, label]) =>
      same(`label in ${locale}`, [labelIn(badging, locale)], [label]),
    ),
    same('permissions as listed', requested, permissions[variant.flavor]),
    noneOf(
      'no permission that Google Play forbids',
      variant.flavor === 'play' ? requested.filter((name) => forbiddenInPlay.test(name)) : [],
    ),
    same(
      'debuggable as the variant',
      [application.debuggable ?? 'false'],
      [String(variant.debuggable)],
    ),
    flag('allowBackup', 'false'),
    flag('usesCleartextTraffic', 'false'),
    noneOf('no cleartext, no user certificates', laxRules(facts.networkRules)),
    same('exported components as listed', exportedIn(manifest), exportedComponents),
    same('intent filters as listed', filtersIn(manifest), intentFilters),
    same('no task shared with another app', taskAffinitiesIn(manifest), ['']),
    same('launch modes as listed', launchModesIn(manifest), launchModes),
    noneOf(
      'every component declares whether it is exported',
      componentsIn(manifest)
        .filter(({ attributes }) => attributes.exported === undefined)
        .map(nameOf),
    ),
    noneOf(
      'classes of the manifest are in the dex',
      classesIn(manifest).filter((name) => !facts.classes.includes(name)),
    ),
    same('flavor of the manifest', flavorsIn(manifest), [variant.flavor]),
  ];
}

function checkIdentity(badging: string[], pom: Pom): Check[] {
  const [first = ''] = badging;
  const quoted = (pattern: RegExp) => [pattern.exec(first)?.[1] ?? 'absent'];
  const line = (start: string) => badging.filter((each) => each.startsWith(start));
  return [
    same('package name', quoted(/ name='([^']*)'/), [pom.applicationId]),
    same('version code', quoted(/versionCode='([^']*)'/), [pom.versionCode]),
    same('version name', quoted(/versionName='([^']*)'/), [pom.versionName]),
    same('compiled against', quoted(/compileSdkVersion='([^']*)'/), [pom.compileSdk]),
    same('minimum SDK', line('minSdkVersion'), [`minSdkVersion:'${pom.minSdk}'`]),
    same('target SDK', line('targetSdkVersion'), [`targetSdkVersion:'${pom.targetSdk}'`]),
  ];
}

/** The label of a language, or the default one. */
function labelIn(badging: string[], locale: string): string {
  const label = (start: string) =>
    badging.find((line) => line.startsWith(`${start}:'`))?.slice(start.length + 2, -1);
  return label(`application-label-${locale}`) ?? label('application-label') ?? 'absent';
}

function componentsIn(manifest: XmlElement): XmlElement[] {
  return componentTags.flatMap((tag) => elementsNamed(manifest, tag));
}

function exportedIn(manifest: XmlElement): string[] {
  return componentsIn(manifest)
    .filter(({ attributes }) => attributes.exported === 'true')
    .map(nameOf);
}

/** Each intent filter as a line: its component and its content. */
function filtersIn(manifest: XmlElement): string[] {
  return componentsIn(manifest).flatMap((component) =>
    elementsNamed(component, 'intent-filter').map(({ attributes, children }) =>
      [shortName(nameOf(component)), ...partsOf(attributes), ...children.flatMap(filterParts)].join(
        ' ',
      ),
    ),
  );
}

function filterParts({ tag, attributes }: XmlElement): string[] {
  if (tag === 'data') return partsOf(attributes);
  return [`${tag}=${shortName(attributes.name ?? '')}`];
}

function partsOf(attributes: Record<string, string>): string[] {
  return Object.entries(attributes).map(([name, value]) => `${name}=${value}`);
}

/** The affinity of all activities, which is empty where no other app can claim it, and those of single ones. */
function taskAffinitiesIn(manifest: XmlElement): string[] {
  const [application] = elementsNamed(manifest, 'application');
  const own = elementsNamed(manifest, 'activity').map(({ attributes }) => attributes.taskAffinity);
  return [application?.attributes.taskAffinity ?? 'absent', ...own].filter(
    (affinity) => affinity !== undefined,
  );
}

function launchModesIn(manifest: XmlElement): string[] {
  return elementsNamed(manifest, 'activity').flatMap((activity) => {
    const { launchMode } = activity.attributes;
    return launchMode === undefined ? [] : [`${shortName(nameOf(activity))} ${launchMode}`];
  });
}

function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function classesIn(manifest: XmlElement): string[] {
  const all = [...componentsIn(manifest), ...elementsNamed(manifest, 'application')];
  return all.map(nameOf).filter((name) => name !== '');
}

function flavorsIn(manifest: XmlElement): string[] {
  return elementsNamed(manifest, 'meta-data')
    .filter(({ attributes }) => attributes.name === 'cl.luka.flavor')
    .map(({ attributes }) => attributes.value ?? '');
}

function laxRules(rules: XmlElement): string[] {
  const clear = ['base-config', 'domain-config']
    .flatMap((tag) => elementsNamed(rules, tag))
    .filter(({ attributes }) => attributes.cleartextTrafficPermitted !== 'false')
    .map(({ tag }) => `${tag} without cleartextTrafficPermitted=false`);
  const added = elementsNamed(rules, 'certificates')
    .filter(({ attributes }) => attributes.src !== 'system')
    .map(({ attributes }) => `certificates of ${attributes.src}`);
  return [...clear, ...added];
}

function nameOf({ attributes }: XmlElement): string {
  return attributes.name ?? '';
}
