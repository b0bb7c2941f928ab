import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStorage } from './file-storage';

const dir = mkdtempSync(join(tmpdir(), 'luka-state-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('reads what was written, and leaves no temporary file', () => {
  const storage = createFileStorage(join(dir, 'state.json'));
  expect(storage.read()).toBeNull();
  storage.write('one');
  storage.write('two');
  expect(storage.read()).toBe('two');
  expect(readdirSync(dir)).toEqual(['state.json']);
});
