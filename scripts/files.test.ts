import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, fingerprintOf, newestChange, sha256 } from './files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luka-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, changedAt = 1000): string {
  const path = join(folder, name);
  writeFileSync(path, name);
  utimesSync(path, changedAt, changedAt);
  return path;
}

test('newestChange is the time of the newest file, at any depth', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  const old = file('old.ts', 1000);
  file('a/b/new.ts', 3000);
  file('a/middle.ts', 2000);
  expect(newestChange([old, join(folder, 'a')])).toBe(3_000_000);
});

test('newestChange is 0 without files', () => {
  expect(newestChange([join(folder, 'gone')])).toBe(0);
  expect(newestChange([])).toBe(0);
});

test('filesBelow lists a file itself, and nothing for a missing path', () => {
  const path = file('a.ts');
  expect(filesBelow(path)).toEqual([path]);
  expect(filesBelow(join(folder, 'gone'))).toEqual([]);
});

test('fingerprintOf depends on names and contents, not on times', () => {
  const path = file('a.ts');
  const before = fingerprintOf([folder]);
  utimesSync(path, 5000, 5000);
  expect(fingerprintOf([folder])).toBe(before);
  file('b.ts');
  expect(fingerprintOf([folder])).not.toBe(before);
});

test('sha256 gives the sum of the standard’s example', () => {
  // FIPS 180-2, appendix B.1.
  expect(sha256('abc')).toMatch(/^ba7816bf8f01cfea414140de5dae2223/);
});
