import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMapComment } from './source-map-comment';

/**
 * Replaces scripts of an export by one with the code of all in their order, and returns its address relative to the
 * export's root: `./_next/static/chunks/name-0123456789ab.js`. Throws where there are none.
 */
export function writeMerged(out: string, name: string, scripts: readonly string[]): string {
  if (scripts.length === 0) throw new Error(`there are no scripts to merge as ${name}`);
  const texts = scripts.map((script) => readFileSync(join(out, script), 'utf8'));
  const code = texts.map(withoutMapComment).join('\n');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const address = `./_next/static/chunks/${name}-${hash}.js`;
  for (const script of scripts) rmSync(join(out, script));
  writeFileSync(join(out, address), code);
  return address;
}
