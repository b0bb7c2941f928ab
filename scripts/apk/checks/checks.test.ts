import { readFileSync } from 'node:fs';
import type { Variant } from '../variants';
import type { Check } from './check';
import { checkContent } from './check-content';
import { checkManifest } from './check-manifest';
import type { Facts } from './facts';
import {
  element,
  entriesWith,
  javascriptMethods,
  manifestWith,
  pom,
  validFacts,
} from './facts.fixture';
import { checkSizes, sizesOf } from './sizes';
import { elementsNamed } from './xml-tree';

const play: Variant = { name: 'play-release', flavor: 'play', debuggable: false, bundle: true };

/** The names of the checks that fail. */
function failing(checks: Check[]): string[] {
  return checks.filter(({ found }) => found !== undefined).map(({ name }) => name);
}

function allChecks(facts: Facts, realServer = true): string[] {
  return failing([
    ...checkManifest(facts, { variant: play, pom }),
    ...checkContent(facts, { javascriptMethods, realServer }),
    ...checkSizes(facts, { ...play, realServer }),
  ]);
}

test('all checks pass for a valid APK', () => {
  expect(allChecks(validFacts())).toEqual([]);
});

test.each([
  'READ_SMS',
  'READ_CONTACTS',
  'READ_EXTERNAL_STORAGE',
  'READ_MEDIA_IMAGES',
  'ACCESS_FINE_LOCATION',
  'READ_PHONE_NUMBERS',
  'QUERY_ALL_PACKAGES',
])('%s fails in the flavor for Google Play', (name) => {
  const permission = element('uses-permission', { name: `android.permission.${name}` });
  expect(allChecks(validFacts({ manifest: manifestWith({ top: [permission] }) }))).toEqual([
    'permissions as listed',
    'no permission that Google Play forbids',
  ]);
});

test('uses-permission-sdk-23 counts as a permission', () => {
  const permission = element('uses-permission-sdk-23', { name: 'android.permission.NFC' });
  expect(allChecks(validFacts({ manifest: manifestWith({ top: [permission] }) }))).toEqual([
    'permissions as listed',
  ]);
});

test('an exported component and one without the attribute fail', () => {
  const inside = [
    element('receiver', { name: 'a.Open', exported: 'true' }),
    element('service', { name: 'a.Silent' }),
  ];
  const classes = ['cl.luka.shell.app.MainActivity', 'a.Open', 'a.Silent'];
  expect(allChecks(validFacts({ manifest: manifestWith({ inside }), classes }))).toEqual([
    'exported components as listed',
    'every component declares whether it is exported',
  ]);
});

const action = element('action', { name: 'android.intent.action.VIEW' });

test.each([
  ['for every web page', [action, element('data', { scheme: 'https' })]],
  ['for our scheme and any host', [action, element('data', { scheme: 'luka' })]],
])('an intent filter %s fails', (_, filter) => {
  const alias = element('activity-alias', { name: 'a.Alias', exported: 'false' }, [
    element('intent-filter', {}, filter),
  ]);
  const classes = ['cl.luka.shell.app.MainActivity', 'a.Alias'];
  expect(allChecks(validFacts({ manifest: manifestWith({ inside: [alias] }), classes }))).toEqual([
    'intent filters as listed',
  ]);
});

test('an intent filter with autoVerify fails', () => {
  const manifest = manifestWith();
  for (const filter of elementsNamed(manifest, 'intent-filter'))
    filter.attributes.autoVerify = 'true';
  expect(allChecks(validFacts({ manifest }))).toEqual(['intent filters as listed']);
});

test.each(['2', '3', '4'])('launch mode %s, which closes activities above, fails', (mode) => {
  const manifest = manifestWith();
  for (const main of elementsNamed(manifest, 'activity')) main.attributes.launchMode = mode;
  expect(allChecks(validFacts({ manifest }))).toEqual(['launch modes as listed']);
});

test('a task that another app can claim fails, of all activities or of one', () => {
  const ofAll = manifestWith({ application: { taskAffinity: 'cl.luka.app' } });
  const ofOne = manifestWith();
  for (const main of elementsNamed(ofOne, 'activity')) main.attributes.taskAffinity = 'cl.luka.app';
  for (const manifest of [ofAll, ofOne]) {
    expect(allChecks(validFacts({ manifest }))).toEqual(['no task shared with another app']);
  }
});

test('a class of the manifest that is not in the dex fails', () => {
  expect(allChecks(validFacts({ classes: [] }))).toEqual([
    'classes of the manifest are in the dex',
  ]);
});

test.each([
  [{ debuggable: 'true' }, 'debuggable as the variant'],
  [{ allowBackup: 'true' }, 'allowBackup is false'],
  [{ usesCleartextTraffic: 'true' }, 'usesCleartextTraffic is false'],
])('an application with %j fails', (application, check) => {
  expect(allChecks(validFacts({ manifest: manifestWith({ application }) }))).toEqual([check]);
});

test.each([
  [element('domain-config', { cleartextTrafficPermitted: 'true' })],
  [element('debug-overrides', {}, [element('certificates', { src: 'user' })])],
])('network rules that allow more fail', (rule) => {
  const base = element('base-config', { cleartextTrafficPermitted: 'false' });
  const networkRules = element('network-security-config', {}, [base, rule]);
  expect(allChecks(validFacts({ networkRules }))).toEqual(['no cleartext, no user certificates']);
});

test.each([
  [
    "package: name='cl.luka.other' versionCode='6' versionName='1.0.5' compileSdkVersion='36'",
    'package name',
  ],
  [
    "package: name='cl.luka.app' versionCode='7' versionName='1.0.5' compileSdkVersion='36'",
    'version code',
  ],
  [
    "package: name='cl.luka.app' versionCode='6' versionName='1.0' compileSdkVersion='36'",
    'version name',
  ],
])('%s fails', (line, check) => {
  const badging = [line, ...validFacts().badging.slice(1)];
  expect(allChecks(validFacts({ badging }))).toEqual([check]);
});

test('a wrong label in one language fails', () => {
  const badging = [...validFacts().badging, "application-label-en:'Proto'"];
  expect(allChecks(validFacts({ badging }))).toEqual(['label in en']);
});

const pages = ['en.html', 'index.html', 'vi.html'].map((path) => ({
  path,
  bytes: Buffer.from(''),
}));
const script = { path: '_next/static/a.js', bytes: Buffer.from('') };

test.each([
  [
    'another page',
    [...pages, script, { path: 'pages/x/index.html', bytes: Buffer.from('') }],
    'the hash app’s page in each language, and no other',
  ],
  ['no scripts', pages, 'has scripts below _next/static'],
  [
    'a source map',
    [...pages, script, { path: '_next/a.js.map', bytes: Buffer.from('') }],
    'no source maps',
  ],
  [
    'a script that names its map',
    [...pages, { ...script, bytes: Buffer.from('//# sourceMappingURL=a.map') }],
    'no source maps',
  ],
  [
    'the gallery',
    [...pages, { ...script, bytes: Buffer.from('"/preview/compare/"') }],
    'no gallery',
  ],
  [
    'the sandbox',
    [...pages, { ...script, bytes: Buffer.from('"/__sandbox/reset"') }],
    'no sandbox in a build for a real server',
  ],
])('a web part with %s fails', (_, web, check) => {
  expect(allChecks(validFacts({ entries: entriesWith(web) }))).toEqual([check]);
});

test('the sandbox is allowed in a demo build', () => {
  const entries = entriesWith([...pages, { ...script, bytes: Buffer.from('"/__sandbox/reset"') }]);
  expect(allChecks(validFacts({ entries }), false)).toEqual([]);
});

test('an unexpected file and one that is not in the manifest fail', () => {
  const stray = { name: 'META-INF/x.kotlin_module', bytes: Buffer.from('') };
  expect(allChecks(validFacts({ entries: entriesWith([...pages, script], [stray]) }))).toEqual([
    'no unexpected files',
  ]);
  const late = { name: 'assets/www/late.js', bytes: Buffer.from('') };
  expect(allChecks(validFacts({ entries: entriesWith([...pages, script], [late]) }))).toEqual([
    'the web part matches its manifest',
  ]);
});

test('a missing method of the page fails', () => {
  expect(allChecks(validFacts({ javascriptMethods: [] }))).toEqual([
    'methods that JavaScript can call',
  ]);
});

test.each([
  [
    ['verified false', 'v1 false', 'v2 true', 'v3 true', 'error bad'],
    ['signed by schemes v2 and v3', 'no errors or warnings about the signature'],
  ],
  [['verified true', 'v1 false', 'v2 true', 'v3 false'], ['signed by schemes v2 and v3']],
  [['verified true', 'v1 false', 'v2 true', 'v3 true', 'signer 00', 'signer 01'], ['one signer']],
])('the signature %j fails', (signature, checks) => {
  expect(allChecks(validFacts({ signature }))).toEqual(checks);
});

test('a stored file that is not aligned and a compressed resource table fail', () => {
  const entries = validFacts().entries.map((entry) =>
    entry.name === 'resources.arsc' ? { ...entry, offset: 2 } : entry,
  );
  expect(allChecks(validFacts({ entries }))).toEqual(['stored files are aligned to 4 bytes']);
  const compressed = entries.map((entry) => ({ ...entry, stored: false }));
  expect(allChecks(validFacts({ entries: compressed }))).toEqual(['the resource table is stored']);
});

test('an APK above its budget fails, but for a demo, which has the sandbox in its page', () => {
  const large = validFacts({ bytes: 1.3 * 1024 * 1024 });
  expect(allChecks(large)).toEqual(['APK within its budget']);
  expect(allChecks(large, false)).toEqual([]);
});

test('the budget of the dex is for its uncompressed size', () => {
  const entries = validFacts().entries.map((entry) =>
    entry.name === 'classes.dex' ? { ...entry, bytes: Buffer.alloc(341 * 1024) } : entry,
  );
  expect(allChecks(validFacts({ entries }))).toEqual(['dex within its budget']);
});

test('R8 is told nothing about the code of libraries that an upgrade could make untrue', () => {
  const rules = readFileSync('android-shell/app/proguard-rules.pro', 'utf8');
  expect(rules.match(/^-(?!keep|allow|repackage|rename|dontwarn)\w+/gm)).toBeNull();
});

test('bytes of no part are signature and directory', () => {
  const sizes = sizesOf(validFacts());
  expect(sizes.find((line) => line.startsWith('dex'))).toBe('dex 0.0');
  expect(sizes.at(-1)).toMatch(/^signature and directory 97\.\d$/);
});
