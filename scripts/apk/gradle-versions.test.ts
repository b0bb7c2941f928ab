import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '@/lib/config';
import { elementOf, readPom } from './pom';
import { variants } from './variants';

/** Gradle does not run here, so its files are compared with Maven's as text. */
const shell = 'android-shell';
const read = (file: string) => readFileSync(join(shell, file), 'utf8');
const settings = read('settings.gradle.kts');
const root = read('build.gradle.kts');
const app = read('app/build.gradle.kts');
const core = read('core/build.gradle.kts');
const pomText = read('pom.xml');
const pom = readPom(pomText);

test('every property that Gradle reads is in the pom', () => {
  const named = [settings, app, core].flatMap((file) => [
    ...file.matchAll(/(?:pom\[|getValue\(|version\()"([^"]+)"/g),
  ]);
  expect(named.length).toBeGreaterThan(12);
  for (const [, name = ''] of named) expect(elementOf(pomText, name)).not.toBe('');
});

test.each([
  ['applicationId = pom["applicationId"]'],
  ['namespace = pom["namespace"]'],
  ['versionName = pom["version"]'],
  ['versionCode = pom.getValue("versionCode").toInt()'],
  ['compileSdk = pom.getValue("compileSdk.version").toInt()'],
  ['minSdk = pom.getValue("minSdk.version").toInt()'],
  ['targetSdk = pom.getValue("targetSdk.version").toInt()'],
])('Gradle reads its versions from the pom: %s', (line) => {
  expect(app).toContain(line);
});

test('the first version in the pom is the app’s', () => {
  // Gradle's map keeps the first element of a name, as elementOf does.
  expect(root).toContain('.asReversed()');
  expect(elementOf(pomText, 'version')).toBe(config.appVersion);
});

test('web app, package and shell have the same version', () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(pom.versionName).toBe(version);
  expect(pom.versionName).toBe(config.appVersion);
  expect(pom.versionCode).toBe(config.versionCode);
});

test('Gradle has the flavors of the APKs, each with its manifest', () => {
  const flavors = [...new Set(variants.map(({ flavor }) => flavor))];
  const block = /productFlavors \{([\s\S]*?)\n {4}\}/.exec(app)?.[1] ?? '';
  const created = [...block.matchAll(/create\("(\w+)"\)/g)].map(([, name]) => name);
  expect(created).toEqual(flavors);
  for (const flavor of flavors) {
    expect(existsSync(join(shell, 'app/src', flavor, 'AndroidManifest.xml'))).toBe(true);
  }
});

test('Gradle builds the modules of the APK from existing folders', () => {
  expect(/include\(([^)]*)\)/.exec(settings)?.[1]).toBe('":app", ":core"');
  for (const folder of ['app/src/main/kotlin', 'app/src/main/res', 'core/src/main/kotlin']) {
    expect(readdirSync(join(shell, folder))).not.toEqual([]);
  }
});

test('Gradle ignores no file of the web part', () => {
  const pattern = /ignoreAssetsPattern = "([^"]+)"/.exec(app)?.[1]?.split(':') ?? [];
  expect(pattern).toContain('.*');
  // Android's own default has `<dir>_*` here.
  expect(pattern.filter((each) => /^!?(<\w+>)?_/.test(each))).toEqual([]);
  expect(app).toContain('setSrcDirs(listOf("../../.cache/apk/assets"))');
});

test('Gradle uses the Detox version of npm', () => {
  const { version }: { version: string } = JSON.parse(
    readFileSync('node_modules/detox/package.json', 'utf8'),
  );
  expect(elementOf(pomText, 'detox.version')).toBe(version);
  const home = /resolve\("\.\.\/([^"]+)"\)/.exec(settings)?.[1] ?? '';
  expect(existsSync(join(home, 'com/wix/detox', version, `detox-${version}.aar`))).toBe(true);
});

test('release builds contain neither Detox nor access to the sandbox', () => {
  // Only androidTest has the libraries, and only these build types allow a server without TLS.
  expect(app.match(/^ {4}\w*mplementation\(.*$/gm)).toEqual([
    '    implementation(project(":core"))',
    expect.stringContaining('androidTestImplementation("com.wix:detox:'),
    expect.stringContaining('androidTestImplementation("com.squareup.okhttp3:okhttp:'),
  ]);
  expect(/listOf\(([^)]*)\)\.forEach \{ getByName\(it\)\.res/.exec(app)?.[1]).toBe(
    '"debug", "detox"',
  );
  expect(read('app/src/main/res/xml/network_security_config.xml')).not.toMatch(/Permitted="true"/);
  expect(read('app/src/loopback/res/xml/network_security_config.xml')).toMatch(
    /Permitted="true">\s*<domain>127\.0\.0\.1</,
  );
});

test('the tools that sign and read dex use the minimum SDK of the pom', () => {
  const source = read('package/src/main/kotlin/OldestApi.kt');
  expect(/OLDEST_API = (\d+)/.exec(source)?.[1]).toBe(pom.minSdk);
});

test('elementOf throws for a missing element', () => {
  expect(() => elementOf('<project/>', 'minSdk.version')).toThrow('has no <minSdk.version>');
});
