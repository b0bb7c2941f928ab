import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../files';
import { budgets } from './budgets';
import { hashPages } from './language-pages';
import { scriptsOf } from './scripts-of';

/** The sizes of an export, in bytes with gzip level 9. */
export type Sizes = {
  /** The largest page of the hash app, with its styles. */
  page: number;
  /** The scripts that the page with the most of them names. */
  firstLoad: number;
  /** The largest script that no page of the hash app names. */
  script: number;
  /** All scripts of the export together, each once. */
  scripts: number;
};

/** Measures an export. */
export function measureSizes(out: string): Sizes {
  const zipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
  const isScript = (file: string) => file.startsWith(join(out, '_next')) && file.endsWith('.js');
  const scripts = new Map(
    filesBelow(out)
      .filter(isScript)
      .map((file) => [file, zipped(file)]),
  );
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + (scripts.get(file) ?? 0), 0);
  const pages = hashPages.map((name) => join(out, name));
  const named = pages.map((page) =>
    scriptsOf(readFileSync(page, 'utf8')).map((name) => join(out, name)),
  );
  const first = new Set(named.flat());
  const late = [...scripts].filter(([file]) => !first.has(file)).map(([, size]) => size);
  return {
    page: Math.max(...pages.map(zipped)),
    firstLoad: Math.max(...named.map(sum)),
    script: Math.max(0, ...late),
    scripts: sum(scripts.keys()),
  };
}

const names: Record<keyof Sizes, string> = {
  page: "the app's page with its styles",
  firstLoad: 'the scripts that it names',
  script: 'the largest of all other scripts',
  scripts: 'all scripts',
};

/** Compares sizes with the budgets; that of all scripts holds for a build without the sandbox. */
export function reportSizes(sizes: Sizes, { isSandbox }: { isSandbox: boolean }) {
  const rows = (['page', 'firstLoad', 'script', 'scripts'] as const)
    .filter((key) => !isSandbox || key === 'page' || key === 'firstLoad')
    .map((key) => ({ key, over: sizes[key] > budgets[key] }));
  const lines = rows.map(
    ({ key, over }) =>
      `${over ? 'OVER' : 'ok  '} ${names[key]}: ${kib(sizes[key])} of ${kib(budgets[key])} KiB`,
  );
  return { lines, overBudget: rows.some(({ over }) => over) };
}

/** Bytes in KiB, with one decimal. */
export function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
