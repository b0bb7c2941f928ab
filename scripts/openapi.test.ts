import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiFile, updateOpenApi } from './openapi';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'openapi-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('writes a missing document', () => {
  expect(updateOpenApi(root, { check: false })).toBe(true);
  const { file, text } = openApiFile(root);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(updateOpenApi(root, { check: true })).toBe(true);
});

test('check detects a stale document and does not change it', () => {
  mkdirSync(join(root, 'docs'));
  const { file } = openApiFile(root);
  writeFileSync(file, '{}');
  expect(updateOpenApi(root, { check: true })).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('{}');
});
