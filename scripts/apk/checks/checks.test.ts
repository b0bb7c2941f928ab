import { readFileSync } from 'node:fs';
import type { Variant } from '../variants';
import type { Check } from './check';
import { checkContent } from './check-content';
import { checkManifest } from './check-manifest';
import type { Facts } from './facts';
import { entriesWith, javascriptMethods, pom, validFacts } from './facts.fixture';
import { checkSizes } from './sizes';

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

test.each(['uses-permission', 'uses-permission-sdk-23'])('an unlisted %s fails', (tag) => {
  const badging = [...validFacts().badging, `${tag}: name='android.permission.READ_SMS'`];
  expect(allChecks(validFacts({ badging }))).toEqual(['permissions as listed']);
});

test('a class of the manifest that is not in the dex fails', () => {
  expect(allChecks(validFacts({ classes: [] }))).toEqual([
    'classes of the manifest are in the dex',
  ]);
});

test('a release that can be debugged fails', () => {
  const badging = [...validFacts().badging, 'application-debuggable'];
  expect(allChecks(validFacts({ badging }))).toEqual(['debuggable as the variant']);
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

test('R8 is told nothing about the code of libraries that an upgrade could make untrue', () => {
  const rules = readFileSync('android-shell/app/proguard-rules.pro', 'utf8');
  expect(rules.match(/^-(?!keep|allow|repackage|rename|dontwarn)\w+/gm)).toBeNull();
});
