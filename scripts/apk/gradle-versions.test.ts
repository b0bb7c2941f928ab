import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '@/lib/config';
import { filesBelow } from '../files';
import { elementOf, readPom } from './pom';
import { variants } from './variants';
import { gradleAssets } from './web-part';

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

test('the first version in the pom is the app’s', () => {
  // Gradle's map keeps the first element of a name, as elementOf does.
  expect(root).toContain('.asReversed()');
  expect(elementOf(pomText, 'version')).toBe(config.appVersion);
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

test('Gradle ignores no file of the web part', () => {
  const pattern = /ignoreAssetsPattern = "([^"]+)"/.exec(app)?.[1]?.split(':') ?? [];
  expect(pattern).toContain('.*');
  // Android's own default has `<dir>_*` here.
  expect(pattern.filter((each) => /^!?(<\w+>)?_/.test(each))).toEqual([]);
});

test('no release of Gradle’s contains the web part of the Detox specs, which calls this machine', () => {
  const folders = new Map(
    [
      ...app.matchAll(
        /getByName\("(\w+)"\)\.assets\.setSrcDirs\(listOf\("\.\.\/\.\.\/([^"]+)"\)\)/g,
      ),
    ].map(([, buildType, folder]) => [buildType, folder]),
  );
  expect(folders).toEqual(
    new Map([
      ['release', gradleAssets.release],
      ['debug', gradleAssets.test],
      ['detox', gradleAssets.test],
    ]),
  );
  const specs = readFileSync('scripts/e2e/android-web.ts', 'utf8');
  expect(specs.match(/writeAssets\([^,]+/g)).toEqual(['writeAssets(gradleAssets.test']);
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

test('each import of the code that Gradle compiles is of a declared dependency', () => {
  const transitive = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/<dependency>([\s\S]*?)<\/dependency>/g)]
      .map(([, text = '']) => text)
      .filter((text) => elementOf(text, 'scope') === 'compile')
      .map((text) => `${elementOf(text, 'groupId')}:${elementOf(text, 'artifactId')}`);
  const ofCore = declared(core, 'implementation').concat(declared(core, 'api'));
  const ofApp = declared(app, 'implementation').concat(declared(core, 'api'));
  const detox = elementOf(pomText, 'detox.version');
  const ofTests = [
    ...declared(app, 'androidTestImplementation'),
    ...transitive(`node_modules/detox/Detox-android/com/wix/detox/${detox}/detox-${detox}.pom`),
  ];
  expect(undeclared('core/src/main/kotlin', ofCore)).toEqual([]);
  expect(undeclared('app/src/main/kotlin', ofApp)).toEqual([]);
  expect(undeclared('app/src/androidTest/kotlin', [...ofApp, ...ofTests])).toEqual([]);
});

test('the wrapper has a Gradle that runs the Android plugin, with its checksum', () => {
  const wrapper = read('gradle/wrapper/gradle-wrapper.properties');
  const [, major = 0, minor = 0] = /gradle-(\d+)\.(\d+)(?:\.\d+)?-bin\.zip/.exec(wrapper) ?? [];
  // AGP 8.13 needs Gradle 8.13: a plugin needs at least the Gradle of its own number.
  const [agpMajor, agpMinor] = elementOf(pomText, 'agp.version').split('.');
  expect(Number(major) * 100 + Number(minor)).toBeGreaterThanOrEqual(
    Number(agpMajor) * 100 + Number(agpMinor),
  );
  expect(wrapper).toMatch(/^distributionSha256Sum=[\da-f]{64}$/m);
});

test('Maven and Gradle shrink with the same R8, which knows the metadata of the pom’s Kotlin', () => {
  // The oldest R8 for each Kotlin: developer.android.com, “R8 versions and Kotlin support”.
  const oldest: Record<string, string> = { '2.3': '8.13.19', '2.4': '9.1.29' };
  const kotlin = elementOf(pomText, 'kotlin.version').split('.').slice(0, 2).join('.');
  const r8 = elementOf(pomText, 'r8.version');
  expect(oldest[kotlin]?.localeCompare(r8, 'en', { numeric: true })).toBeLessThanOrEqual(0);
  const buildscript = /pluginManagement \{[\s\S]*?buildscript \{([\s\S]*?)\n {4}\}/.exec(
    settings,
  )?.[1];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Kotlin's.
  expect(buildscript).toContain('classpath("com.android.tools:r8:${version("r8.version")}")');
});

test('the tools that sign and read dex use the minimum SDK of the pom', () => {
  const source = read('package/src/main/kotlin/OldestApi.kt');
  expect(/OLDEST_API = (\d+)/.exec(source)?.[1]).toBe(pom.minSdk);
});

/** The coordinates of a build file's dependencies, without versions, in one configuration. */
function declared(file: string, configuration: string): string[] {
  const pattern = new RegExp(
    `^ {4}${configuration}\\((?:project\\()?"(:?[^:"]+(?::[^:"]+)?)`,
    'gm',
  );
  return [...file.matchAll(pattern)].map(([, name = '']) => name);
}

/** The imports below `folder` that neither the platform nor one of `dependencies` provides. */
function undeclared(folder: string, dependencies: readonly string[]): string[] {
  const packages: Record<string, string[]> = {
    ':core': ['cl.luka.shell.core.'],
    'org.jetbrains.kotlinx:kotlinx-serialization-json': ['kotlinx.serialization.'],
    'com.wix:detox': ['com.wix.detox.'],
    'androidx.test:rules': ['androidx.test.rule.'],
    // Its own pom has JUnit in the scope compile.
    'androidx.test.ext:junit': ['androidx.test.ext.junit.', 'org.junit.'],
  };
  const module = folder.split('/')[0];
  const platform = [
    'android.',
    'java.',
    'javax.',
    'kotlin.',
    'org.json.',
    `cl.luka.shell.${module}.`,
  ];
  const provided = [...platform, ...dependencies.flatMap((name) => packages[name] ?? [])];
  const imports = filesBelow(join(shell, folder))
    .filter((file) => file.endsWith('.kt'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^import ([\w.]+)/gm)])
    .map(([, name = '']) => name);
  expect(imports.length).toBeGreaterThan(5);
  return [...new Set(imports)].filter((name) => !provided.some((each) => name.startsWith(each)));
}
