import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaksOfSandbox } from './sandbox-leaks';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luka-leaks-'));
  mkdirSync(join(folder, 'chunks'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('finds a control of the sandbox in a script', () => {
  writeFileSync(join(folder, 'chunks/a.js'), 'fetch("/__sandbox/clock")');
  writeFileSync(join(folder, 'chunks/b.js'), 'clean()');
  expect(leaksOfSandbox(folder)).toEqual([`${join(folder, 'chunks/a.js')}: __sandbox`]);
});

test('finds nothing in an export without the sandbox', () => {
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  expect(leaksOfSandbox(folder)).toEqual([]);
});
