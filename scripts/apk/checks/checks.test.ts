import type { Variant } from '../variants';
import type { Check } from './check';
import { checkContent } from './check-content';
import { checkManifest } from './check-manifest';
import type { Facts } from './facts';
import { element, entriesWith, goodFacts, manifestWith, pageMethods, pom } from './facts.fixture';
import { checkSizes, sizesOf } from './sizes';
import { elementsNamed } from './xml-tree';

const play: Variant = { name: 'play-release', flavor: 'play', debuggable: false, bundle: true };

/** The names of the checks that do not hold. */
function failing(checks: Check[]): string[] {
  return checks.filter(({ found }) => found !== undefined).map(({ name }) => name);
}

function allChecks(facts: Facts, realServer = true): string[] {
  return failing([
    ...checkManifest(facts, { variant: play, pom }),
    ...checkContent(facts, { pageMethods, realServer }),
    ...checkSizes(facts, play),
  ]);
}

test('nothing is found against an APK that is as it should be', () => {
  expect(allChecks(goodFacts())).toEqual([]);
});

test.each([
  'READ_SMS',
  'READ_CONTACTS',
  'READ_EXTERNAL_STORAGE',
  'READ_MEDIA_IMAGES',
  'ACCESS_FINE_LOCATION',
  'READ_PHONE_NUMBERS',
  'QUERY_ALL_PACKAGES',
])('%s is not for Google Play', (name) => {
  const permission = element('uses-permission', { name: `android.permission.${name}` });
  expect(allChecks(goodFacts({ manifest: manifestWith({ top: [permission] }) }))).toEqual([
    'permissions as listed',
    'nothing that Google Play forbids',
  ]);
});

test('a permission for newer Androids only is asked for all the same', () => {
  const permission = element('uses-permission-sdk-23', { name: 'android.permission.NFC' });
  expect(allChecks(goodFacts({ manifest: manifestWith({ top: [permission] }) }))).toEqual([
    'permissions as listed',
  ]);
});

test('a component that others may start, and one that does not say, are seen', () => {
  const inside = [
    element('receiver', { name: 'a.Open', exported: 'true' }),
    element('service', { name: 'a.Silent' }),
  ];
  const classes = ['cl.luka.shell.app.MainActivity', 'a.Open', 'a.Silent'];
  expect(allChecks(goodFacts({ manifest: manifestWith({ inside }), classes }))).toEqual([
    'exported components as listed',
    'components say whether they are exported',
  ]);
});

const action = element('action', { name: 'android.intent.action.VIEW' });

test.each([
  ['of every web page', [action, element('data', { scheme: 'https' })]],
  ['of our scheme, of whatever host', [action, element('data', { scheme: 'luka' })]],
])('a door for links %s is seen', (_, filter) => {
  const door = element('activity-alias', { name: 'a.Door', exported: 'false' }, [
    element('intent-filter', {}, filter),
  ]);
  const classes = ['cl.luka.shell.app.MainActivity', 'a.Door'];
  expect(allChecks(goodFacts({ manifest: manifestWith({ inside: [door] }), classes }))).toEqual([
    'intent filters as listed',
  ]);
});

test('a filter that has the system verify a domain is another filter', () => {
  const manifest = manifestWith();
  for (const filter of elementsNamed(manifest, 'intent-filter'))
    filter.attributes.autoVerify = 'true';
  expect(allChecks(goodFacts({ manifest }))).toEqual(['intent filters as listed']);
});

test.each(['2', '3', '4'])('launch mode %s, which closes what lies in front, is seen', (mode) => {
  const manifest = manifestWith();
  for (const main of elementsNamed(manifest, 'activity')) main.attributes.launchMode = mode;
  expect(allChecks(goodFacts({ manifest }))).toEqual(['launch modes as listed']);
});

test('a class of the manifest that was shrunk away is seen', () => {
  expect(allChecks(goodFacts({ classes: [] }))).toEqual(['classes of the manifest are in the dex']);
});

test.each([
  [{ debuggable: 'true' }, 'debuggable as the variant'],
  [{ allowBackup: 'true' }, 'allowBackup is false'],
  [{ usesCleartextTraffic: 'true' }, 'usesCleartextTraffic is false'],
])('an application with %j is seen', (application, check) => {
  expect(allChecks(goodFacts({ manifest: manifestWith({ application }) }))).toEqual([check]);
});

test.each([
  [element('domain-config', { cleartextTrafficPermitted: 'true' })],
  [element('debug-overrides', {}, [element('certificates', { src: 'user' })])],
])('network rules that let more through are seen', (rule) => {
  const base = element('base-config', { cleartextTrafficPermitted: 'false' });
  const networkRules = element('network-security-config', {}, [base, rule]);
  expect(allChecks(goodFacts({ networkRules }))).toEqual([
    'no cleartext, no certificates of the user',
  ]);
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
])('an APK that says %s is seen', (line, check) => {
  const badging = [line, ...goodFacts().badging.slice(1)];
  expect(allChecks(goodFacts({ badging }))).toEqual([check]);
});

test('a label that one language has wrong is seen', () => {
  const badging = [...goodFacts().badging, "application-label-en:'Proto'"];
  expect(allChecks(goodFacts({ badging }))).toEqual(['label in en']);
});

const page = { path: 'index.html', bytes: Buffer.from('') };
const script = { path: '_next/static/a.js', bytes: Buffer.from('') };

test.each([
  [
    'a second page',
    [page, script, { path: 'pages/x/index.html', bytes: Buffer.from('') }],
    'one page: the hash app',
  ],
  ['no scripts', [page], 'scripts below _next/static'],
  [
    'a source map',
    [page, script, { path: '_next/a.js.map', bytes: Buffer.from('') }],
    'no source maps',
  ],
  [
    'a script that names its map',
    [page, { ...script, bytes: Buffer.from('//# sourceMappingURL=a.map') }],
    'no source maps',
  ],
  ['the gallery', [page, { ...script, bytes: Buffer.from('"/preview/compare/"') }], 'no gallery'],
  [
    'the sandbox',
    [page, { ...script, bytes: Buffer.from('"/__sandbox/reset"') }],
    'no sandbox in a build for a real server',
  ],
])('a web part with %s is seen', (_, web, check) => {
  expect(allChecks(goodFacts({ entries: entriesWith(web) }))).toEqual([check]);
});

test('the sandbox is at home in a demo build', () => {
  const entries = entriesWith([page, { ...script, bytes: Buffer.from('"/__sandbox/reset"') }]);
  expect(allChecks(goodFacts({ entries }), false)).toEqual([]);
});

test('a file that does not belong there, and one that is not on the list, are seen', () => {
  const stray = { name: 'META-INF/x.kotlin_module', bytes: Buffer.from('') };
  expect(allChecks(goodFacts({ entries: entriesWith([page, script], [stray]) }))).toEqual([
    'nothing that nobody asked for',
  ]);
  const late = { name: 'assets/www/late.js', bytes: Buffer.from('') };
  expect(allChecks(goodFacts({ entries: entriesWith([page, script], [late]) }))).toEqual([
    'the web part is as its list says',
  ]);
});

test('a method of the page that was shrunk away is seen', () => {
  expect(allChecks(goodFacts({ pageMethods: [] }))).toEqual(['methods that the page can call']);
});

test.each([
  [
    ['verified false', 'v1 false', 'v2 true', 'v3 true', 'error bad'],
    ['signed by schemes v2 and v3', 'no complaint about the signature'],
  ],
  [['verified true', 'v1 false', 'v2 true', 'v3 false'], ['signed by schemes v2 and v3']],
  [['verified true', 'v1 false', 'v2 true', 'v3 true', 'signer 00', 'signer 01'], ['one signer']],
])('a signature of which is said %j is seen', (signature, checks) => {
  expect(allChecks(goodFacts({ signature }))).toEqual(checks);
});

test('budgets that are broken are seen', () => {
  expect(allChecks(goodFacts({ bytes: 3 * 1024 * 1024 }))).toEqual(['APK within its budget']);
});

test('the dex counts as it lies on the phone, not as packed', () => {
  const entries = goodFacts().entries.map((entry) =>
    entry.name === 'classes.dex' ? { ...entry, size: 301 * 1024 } : entry,
  );
  expect(allChecks(goodFacts({ entries }))).toEqual(['dex within its budget']);
});

test('what is in no part counts for signature and directory', () => {
  const sizes = sizesOf(goodFacts());
  expect(sizes.find((line) => line.startsWith('dex'))).toBe('dex 0.0');
  expect(sizes.at(-1)).toMatch(/^signature and directory 97\.\d$/);
});
