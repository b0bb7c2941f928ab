import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakages, makeBrokenCopy } from './breakages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'luka-broken-'));
  mkdirSync(join(root, 'out/_next/static/chunks'), { recursive: true });
  writeFileSync(join(root, 'out/_next/static/chunks/a.js'), 'ask("user/login");ask("user/login")');
  writeFileSync(join(root, 'out/_next/static/chunks/b.js'), 'ask("app/home")');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const breakage = { name: 'x', find: /"user\/login"/g, replace: '"user/logon"', specs: [] };

test('replaces every occurrence in the copy and leaves the export unchanged', () => {
  expect(makeBrokenCopy(join(root, 'out'), join(root, 'broken'), breakage)).toBe(1);
  const read = (folder: string) =>
    readFileSync(join(root, folder, '_next/static/chunks/a.js'), 'utf8');
  expect(read('broken')).toBe('ask("user/logon");ask("user/logon")');
  expect(read('out')).toBe('ask("user/login");ask("user/login")');
});

test('returns 0 when the text does not occur', () => {
  const nowhere = { ...breakage, find: /"user\/logoff"/g };
  expect(makeBrokenCopy(join(root, 'out'), join(root, 'broken'), nowhere)).toBe(0);
});

test('there are fifteen breakages with unique names, which replace all occurrences', () => {
  expect(new Set(breakages.map(({ name }) => name)).size).toBe(15);
  for (const { find } of breakages) expect(find.flags).toContain('g');
});

test('every spec file has a breakage that it must detect', () => {
  const files = readdirSync('e2e/detox/specs').map((file) => file.replace('.test.ts', ''));
  const detecting = new Set(breakages.flatMap(({ specs }) => specs));
  expect([...detecting].sort()).toEqual(files.sort());
});
