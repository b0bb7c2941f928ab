import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { homePath } from '@/lib/router/target';
import { filesBelow } from '../files';
import { budgets } from './budgets';
import { scriptsOf } from './lazy-scripts';
import { filesOfScreens, type ScreenFiles } from './screen-files';

/** The report of an export's sizes. */
export type SizeReport = { lines: string[]; overBudget: boolean };

/** The sizes of an export, in bytes with gzip level 9. */
export type Sizes = {
  /** The hash app's page itself, with the templates of Home in the other languages, without its styles. */
  page: number;
  /** The styles in the page. */
  styles: number;
  /** The scripts that the page names. */
  firstLoad: number;
  /** The scripts that a static page names. */
  staticFirstLoad: number;
  /** All scripts of the export together, each once. */
  scripts: number;
  screens: readonly ScreenSizes[];
};

/** What a screen loads after the first load, in bytes. */
type ScreenSizes = {
  path: string;
  /** Scripts that of all screens but Home only this one loads. */
  own: number;
  /** All scripts of the screen, and what every page loads late. */
  screen: number;
  /** Its texts, in each of `locales`. */
  texts: readonly number[];
  /** What it loads only for a user who is logged in. */
  user: number;
};

/** Any static page: all load the same scripts first. */
const staticPage = 'pages/index/index/index.html';

/** Measures an export. */
export function measureSizes(out: string): Sizes {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? zipped(readFileSync(join(out, file)));
    sizes.set(file, size);
    return size;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const html = (file: string) => readFileSync(join(out, file), 'utf8');
  const [page, styles] = partsOf(html('index.html'));
  const screens = filesOfScreens(out);
  const scripts = filesBelow(out).filter((file) => file.endsWith('.js'));
  return {
    page: zipped(page),
    styles: zipped(styles),
    firstLoad: sum(scriptsOf(html('index.html'))),
    staticFirstLoad: sum(scriptsOf(html(staticPage))),
    scripts: sum(scripts.map((file) => relative(out, file))),
    screens: [...screens].map(([path, { screen, texts, user }]) => ({
      path,
      own: sum(ownScripts(path, screens)),
      screen: sum(screen),
      texts: texts.map(sum),
      user: sum(user),
    })),
  };
}

/** What Home loads in all, without fonts and pictures, for a user who is logged in, in the language with the most. */
export function homeInAll({ page, styles, firstLoad, screens }: Sizes): number {
  const home = screens.find(({ path }) => path === homePath);
  if (!home) throw new Error('an export without Home');
  return page + styles + firstLoad + home.screen + Math.max(...home.texts) + home.user;
}

/** Compares sizes with the budgets; those of Home and of all scripts hold for a build without the sandbox. */
export function reportSizes(sizes: Sizes, { isSandbox }: { isSandbox: boolean }): SizeReport {
  const screens = sizes.screens
    .filter(({ path }) => path !== homePath)
    .map(({ path, own }) => row(`own scripts of ${path}`, own, budgets.screen))
    .sort((a, b) => b.bytes - a.bytes);
  const rows = [
    row('first load of the app', sizes.firstLoad, budgets.firstLoad),
    row('first load of a static page', sizes.staticFirstLoad, budgets.firstLoad),
    ...screens.filter((screen, index) => index === 0 || screen.over),
    row('styles of the app', sizes.styles, budgets.styles),
    ...(isSandbox
      ? []
      : [
          row('Home in all', homeInAll(sizes), budgets.home),
          row('all scripts', sizes.scripts, budgets.scripts),
        ]),
  ];
  return { lines: rows.map(describe), overBudget: rows.some(({ over }) => over) };
}

/** The scripts that of all screens but Home only this one loads. */
function ownScripts(path: string, screens: ReadonlyMap<string, ScreenFiles>): string[] {
  const others = new Set(
    [...screens].flatMap(([other, { screen }]) =>
      other === path || other === homePath ? [] : screen,
    ),
  );
  const { screen = [] } = screens.get(path) ?? {};
  return screen.filter((file) => !others.has(file));
}

/** A page without its inline styles, and these. */
function partsOf(html: string): [page: string, styles: string] {
  const styles: string[] = [];
  const page = html.replace(/<style>(.*?)<\/style>/gs, (_, css: string) => {
    styles.push(css);
    return '';
  });
  return [page, styles.join('\n')];
}

function zipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

type Row = { name: string; bytes: number; budget: number; over: boolean };

function row(name: string, bytes: number, budget: number): Row {
  return { name, bytes, budget, over: bytes > budget };
}

function describe({ name, bytes, budget, over }: Row): string {
  return `${over ? 'OVER' : 'ok  '} ${name}: ${kib(bytes)} of ${kib(budget)} KiB`;
}

/** Bytes in KiB, with one decimal. */
export function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
