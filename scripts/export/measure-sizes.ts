import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtPaths } from '@/lib/router/built-paths';
import { homePath } from '@/lib/router/target';
import { budgets } from './budgets';
import { scriptsOf, scriptsOfScreen } from './lazy-scripts';

/** The report of an export's sizes. */
export type SizeReport = { lines: string[]; overBudget: boolean };

/** Any static page: all load the same scripts first. */
const staticPage = 'pages/index/index/index.html';

/** Measures an export against the budgets, with gzip level 9. */
export function measureSizes(out: string): SizeReport {
  const [app, page] = ['index.html', staticPage].map((file) =>
    readFileSync(join(out, file), 'utf8'),
  );
  const firstLoad = scriptsOf(app ?? '');
  const screens = ownScripts(out, firstLoad)
    .map(({ path, scripts }) => row(`own scripts of ${path}`, sum(out, scripts), budgets.screen))
    .sort((a, b) => b.bytes - a.bytes);
  const rows = [
    row('first load of the app', sum(out, firstLoad), budgets.firstLoad),
    row('first load of a static page', sum(out, scriptsOf(page ?? '')), budgets.firstLoad),
    ...screens.filter((screen, index) => index === 0 || screen.over),
    row('styles of the app', sum(out, stylesOf(app ?? '')), budgets.styles),
  ];
  return { lines: rows.map(describe), overBudget: rows.some(({ over }) => over) };
}

/** The scripts that only one screen loads, for every screen except Home. */
function ownScripts(out: string, firstLoad: string[]): { path: string; scripts: string[] }[] {
  const code = firstLoad.map((file) => readFileSync(join(out, file), 'utf8')).join('\n');
  const screens = builtPaths
    .filter((path) => path !== homePath)
    .map((path) => ({ path, scripts: scriptsOfScreen(code, path) }));
  return screens.map(({ path, scripts }) => {
    const others = new Set([
      ...firstLoad,
      ...screens.filter((other) => other.path !== path).flatMap((other) => other.scripts),
    ]);
    return { path, scripts: scripts.filter((script) => !others.has(script)) };
  });
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
