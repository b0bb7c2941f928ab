import { readFileSync } from 'node:fs';
import packageJson from '@/package.json';
import { readPom } from '../apk/pom';
import { repositoryFiles } from '../repository-files';
import { versionFiles } from './version';

const next = { version: '9.8.7', config: { versionCode: '98', webBuild: '070809' } };

test('a new version in package.json changes web app, shell and each of its modules, and nothing else in them', () => {
  const { version, config } = packageJson;
  const files = versionFiles(next);
  expect(files.size).toBe(6);
  for (const [file, text] of files) {
    expect(text).toContain(next.version);
    expect(text.replace(next.version, version)).toBe(
      readFileSync(file, 'utf8')
        .replace(`versionCode>${config.versionCode}<`, 'versionCode>98<')
        .replace(`'${config.versionCode}'`, "'98'")
        .replace(config.webBuild, '070809'),
    );
  }
  expect(readPom(files.get('android-shell/pom.xml'))).toMatchObject({
    versionName: '9.8.7',
    versionCode: '98',
  });
});

test('no other source says the version', () => {
  const { version } = packageJson;
  const written = [...versionFiles().keys(), 'package.json'];
  const sources = repositoryFiles('app', 'components', 'lib', 'scripts', 'android-shell', 'e2e')
    .filter((file) => /\.(ts|tsx|mjs|kt|kts|xml|md|properties)$/.test(file))
    // What a test makes up may be any version.
    .filter((file) => !/\.(test|fixture)\.|\/test\//.test(file) && !written.includes(file));
  expect(sources.length).toBeGreaterThan(500);
  const quoted = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.])`);
  expect(sources.filter((file) => quoted.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the changelog has the version', () => {
  const { version, config } = packageJson;
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${version} (${config.webBuild})\n`);
});
