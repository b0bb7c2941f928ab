import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A way to break the built app: what of its code is put in place of what. */
export type Breakage = {
  /** What is wrong with the app then. */
  name: string;
  find: RegExp;
  put: string;
  /** Which spec files must notice: their names as far as `.test.ts`. */
  specs: readonly string[];
};

const chunks = '_next/static/chunks';

/** Copies an export to `to` and breaks the copy; returns in how many files. */
export function makeBrokenCopy(from: string, to: string, { find, put }: Breakage): number {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const folder = join(to, chunks);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.filter((name) => breakFile(join(folder, name), find, put)).length;
}

function breakFile(file: string, find: RegExp, put: string): boolean {
  const source = readFileSync(file, 'utf8');
  const broken = source.replaceAll(find, put);
  if (broken === source) return false;
  writeFileSync(file, broken);
  return true;
}
