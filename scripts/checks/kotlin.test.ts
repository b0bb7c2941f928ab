import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSurefire } from './kotlin';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luka-surefire-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a report as Surefire does. */
function write(name: string, numbers: string): void {
  const head = `<testsuite version="3.0.2" name="${name}" time="1.8" ${numbers} flakes="0">`;
  writeFileSync(join(folder, `TEST-${name}.xml`), `<?xml version="1.0"?>\n${head}\n</testsuite>`);
}

test('counts the tests of all reports, and errors as failures', () => {
  write('a', 'tests="7" errors="1" skipped="2" failures="1"');
  write('b', 'tests="3" errors="0" skipped="0" failures="0"');
  expect(readSurefire(folder, 1)).toEqual({ passed: 6, failed: 2 });
});

test('counts one more failure when there are fewer tests than the minimum', () => {
  write('a', 'tests="3" errors="0" skipped="0" failures="0"');
  expect(readSurefire(folder, 4)).toEqual({ passed: 3, failed: 1 });
});

test('fails when there are no reports', () => {
  expect(readSurefire(folder, 0)).toEqual({ passed: 0, failed: 1 });
  expect(readSurefire(join(folder, 'nowhere'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('ignores other files', () => {
  write('a', 'tests="2" errors="0" skipped="0" failures="0"');
  writeFileSync(join(folder, 'a.txt'), 'Tests run: 9');
  expect(readSurefire(folder, 1)).toEqual({ passed: 2, failed: 0 });
});
