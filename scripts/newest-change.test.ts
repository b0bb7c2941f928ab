import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestChange } from './newest-change';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luka-change-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, changedAt: number): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  utimesSync(path, changedAt, changedAt);
  return path;
}

test('the newest file counts, also one that lies deep below a folder', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  const old = file('old.ts', 1000);
  file('a/b/new.ts', 3000);
  file('a/middle.ts', 2000);
  expect(newestChange([old, join(folder, 'a')])).toBe(3_000_000);
});

test('what does not exist has never changed', () => {
  expect(newestChange([join(folder, 'gone')])).toBe(0);
  expect(newestChange([])).toBe(0);
});
