import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets } from './budgets';

export type SizeReport = { lines: string[]; overBudget: boolean };

/** Measures an export against the budgets: gzip at its best level, in KiB of 1024 bytes. */
export function measureSizes(out: string): SizeReport {
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  const rows = [
    row('first load of the app', sum(out, scriptsOf(home)), budgets.firstLoad),
    ...ownScripts(out).map(({ page, bytes }) =>
      row(`own script of ${page}`, bytes, budgets.pageChunk),
    ),
    row('styles of the app', sum(out, stylesOf(home)), budgets.styles),
  ];
  const [largest] = rows
    .filter(({ name }) => name.startsWith('own'))
    .sort((a, b) => b.bytes - a.bytes);
  const told = rows.filter((each) => each.over || each === largest || !each.name.startsWith('own'));
  return { lines: told.map(describe), overBudget: rows.some(({ over }) => over) };
}

/** For every page its own scripts: those that no other page of the export asks for. */
function ownScripts(out: string): { page: string; bytes: number }[] {
  const pages = pagesBelow(join(out, 'pages')).map((file) => ({
    page: relative(join(out, 'pages'), join(file, '..')),
    scripts: scriptsOf(readFileSync(file, 'utf8')),
  }));
  return pages.map(({ page, scripts }) => {
    const others = new Set(
      pages.filter((other) => other.page !== page).flatMap((other) => other.scripts),
    );
    return {
      page,
      bytes: sum(
        out,
        scripts.filter((script) => !others.has(script)),
      ),
    };
  });
}

function pagesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return pagesBelow(path);
    return name === 'index.html' ? [path] : [];
  });
}

/** The scripts of a page for today's browsers; what is for old ones alone is marked `nomodule`. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, src = '']) => src);
}

function stylesOf(html: string): string[] {
  return [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
}

function sum(out: string, files: string[]): number {
  return files.reduce((total, file) => total + gzipped(join(out, file)), 0);
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

type Row = { name: string; bytes: number; budget: number; over: boolean };

function row(name: string, bytes: number, budget: number): Row {
  return { name, bytes, budget, over: bytes > budget };
}

function describe({ name, bytes, budget, over }: Row): string {
  const kib = (value: number) => (value / 1024).toFixed(1);
  return `${over ? 'OVER' : 'ok  '} ${name}: ${kib(bytes)} of ${kib(budget)} KiB`;
}
