import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allBreakages } from './all-breakages';
import { makeBrokenCopy } from './broken-copy';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'luka-broken-'));
  mkdirSync(join(root, 'out/_next/static/chunks'), { recursive: true });
  writeFileSync(join(root, 'out/_next/static/chunks/a.js'), 'ask("user/login");ask("user/login")');
  writeFileSync(join(root, 'out/_next/static/chunks/b.js'), 'ask("app/home")');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const breakage = { name: 'x', find: /"user\/login"/g, put: '"user/logon"', specs: [] };

test('a copy is broken at every place, and the app itself stays whole', () => {
  expect(makeBrokenCopy(join(root, 'out'), join(root, 'broken'), breakage)).toBe(1);
  const read = (folder: string) =>
    readFileSync(join(root, folder, '_next/static/chunks/a.js'), 'utf8');
  expect(read('broken')).toBe('ask("user/logon");ask("user/logon")');
  expect(read('out')).toBe('ask("user/login");ask("user/login")');
});

test('a place that the code does not have is said to be in no file', () => {
  const nowhere = { ...breakage, find: /"user\/logoff"/g };
  expect(makeBrokenCopy(join(root, 'out'), join(root, 'broken'), nowhere)).toBe(0);
});

test('there are ten breakages of different names, each at every place', () => {
  expect(new Set(allBreakages.map(({ name }) => name)).size).toBe(10);
  for (const { find } of allBreakages) expect(find.flags).toContain('g');
});

test('every spec file has a breakage that it must notice', () => {
  const files = readdirSync('e2e/detox/specs').map((file) => file.replace('.test.ts', ''));
  const noticing = new Set(allBreakages.flatMap(({ specs }) => specs));
  expect([...noticing].sort()).toEqual(files.sort());
});
