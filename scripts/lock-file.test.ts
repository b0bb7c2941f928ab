import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const versions = v.optional(v.record(v.string(), v.string()), {});
const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      optionalDependencies: versions,
      os: v.optional(v.array(v.string())),
    }),
  ),
});

const { packages } = v.parse(lockFile, JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Whether the lock file has a version of a package for one of its platforms, wherever it is installed. */
function isLocked(name: string, version: string): boolean {
  return Object.entries(packages).some(
    ([path, found]) => path.endsWith(`node_modules/${name}`) && found.version === version,
  );
}

/** Packages with a binary of each platform: their optional dependencies name exact versions of their own scope. */
const native = Object.entries(packages).filter(([, { optionalDependencies }]) =>
  Object.keys(optionalDependencies).some((name) => /(darwin|win32)/.test(name)),
);

test('some packages have binaries', () => {
  const names = native.map(([path]) => path.split('node_modules/').at(-1));
  expect(names).toEqual(expect.arrayContaining(['@biomejs/biome', '@swc/core', 'next']));
});

test.each(native)('%s is locked for every platform', (_, { optionalDependencies }) => {
  const missing = Object.entries(optionalDependencies).filter(
    ([name, version]) => !isLocked(name, version.replace(/^\^/, '')),
  );
  expect(missing).toEqual([]);
});

test('every package has a digest, and comes from the registry that npm is set to', () => {
  const others = Object.entries(packages).filter(
    ([path, { integrity, resolved }]) =>
      path !== '' && !(integrity?.startsWith('sha512-') && resolved === undefined),
  );
  expect(others).toEqual([]);
});

test('CI runs actions by their commit: a tag can be moved to other code', () => {
  const folder = '.github/workflows';
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const actions = texts.flatMap((text) => [...text.matchAll(/uses: *(\S+)/g)]).map(([, id]) => id);
  expect(actions).not.toEqual([]);
  expect(actions.filter((id) => !/@[0-9a-f]{40}$/.test(id ?? ''))).toEqual([]);
});
