import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openApiDocument } from './openapi/document';

/** The path of the document and its generated text. */
export function openApiFile(root: string): { file: string; text: string } {
  const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  return { file: join(root, 'docs/openapi.json'), text };
}

/** Writes the document if it is stale, unless `check` is set. Returns false if it remains stale. */
export function updateOpenApi(root: string, { check }: { check: boolean }): boolean {
  const { file, text } = openApiFile(root);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return true;
  if (check) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

if (process.argv[1]?.endsWith('openapi.ts')) {
  const isCurrent = updateOpenApi(process.cwd(), { check: process.argv.includes('--check') });
  if (!isCurrent) {
    process.stderr.write('docs/openapi.json is stale: run `npm run openapi`\n');
    process.exitCode = 1;
  }
}
