import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DesignIndex, designIndexScript } from '@/app/preview/search/design-index';
import { locales } from '@/lib/i18n/locale';
import { type RoutePath, routePaths } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import { filesBelow } from '../files';
import { importsOf } from '../repository-files';

/** The parts of a catalogue whose texts screens show by a key. */
const parts = ['start', 'apply', 'loan'] as const;

/** Where the frame around every screen begins, and what leads from there to the screens themselves. */
const frame = {
  path: '*',
  roots: ['app/launch/app-root.tsx', 'components/foundation/base.css'],
} as const;
const notFollowed = /^app\/(routes\.gen\.ts|preview\/)/;

/** Writes the index of the search into an export, as a script of the gallery. */
export function writeDesignIndex(out: string): void {
  const text = JSON.stringify(buildDesignIndex());
  const script = `self.${designIndexScript.global}=${text};\n`;
  writeFileSync(join(out, designIndexScript.file), script);
}

/**
 * Finds in the sources all tokens and texts, and which components and screens use a token: a screen uses
 * what its file imports, directly or not. So a screen is listed also where it shows something in some states only.
 * @internal
 */
export function buildDesignIndex(): DesignIndex {
  const closures = [
    { path: frame.path, files: frame.roots.flatMap(closureOf) },
    ...routePaths.map((path) => ({ path, files: closureOf(screenFile(path)) })),
  ];
  const sources = [...new Set(closures.flatMap(({ files }) => files))];
  const names = new Set(
    filesBelow('components').flatMap((file) => file.match(/^components\/([^/]+)\//)?.[1] ?? []),
  );
  names.delete('foundation');
  const components = [...names].sort();
  const tokens = tokenNames().map((name) => {
    // Not `--s-1` in `--s-14`.
    const use = new RegExp(`var\\(${name}[),\\s]`);
    const users = sources.filter((file) => use.test(read(file)));
    const screens = closures
      .filter(({ files }) => files.some((file) => users.includes(file)))
      .map(({ path }) => path);
    return {
      name,
      components: components.filter((component) =>
        users.some((file) => file.startsWith(`components/${component}/`)),
      ),
      // What is in the frame is on every screen.
      screens: screens.includes(frame.path) ? [frame.path] : screens,
    };
  });
  return {
    tokens,
    links: linksOf(closures),
    texts: readCatalogues(),
  };
}

type Closure = { path: string; files: readonly string[] };

/** The screens that a screen's sources name; not those of the frame, as every screen has its links. */
function linksOf(closures: readonly Closure[]): DesignIndex['links'] {
  const inFrame = new Set(closures.find(({ path }) => path === frame.path)?.files);
  return closures.flatMap(({ path: from, files }) => {
    const own = files.filter(
      (file) => file.startsWith('app/') && !file.startsWith('app/layout/') && !inFrame.has(file),
    );
    const targets = new Set(own.flatMap((file) => routesIn(read(file))));
    return [...targets].filter((to) => to !== from).map((to) => ({ from, to }));
  });
}

/** The routes that a source names; Home's path is no more than a slash, so it counts as a link's target only. */
function routesIn(source: string): RoutePath[] {
  const toHome = /\b(linkTo|push|replace|relaunch)\('\/'/;
  return routePaths.filter((path) =>
    path === homePath ? toHome.test(source) : source.includes(`'${path}'`),
  );
}

function screenFile(path: string): string {
  return `app${path === homePath ? '/pages/index/index' : path}/screen.tsx`;
}

/** The sources and styles that a source imports, directly or not, and itself. */
function closureOf(root: string): readonly string[] {
  const reached = new Set([root]);
  for (const file of reached) for (const next of leadsTo(file)) reached.add(next);
  return [...reached];
}

const read = once((file) => readFileSync(file, 'utf8'));

const leadsTo = once((file) => {
  const imports = /\.tsx?$/.test(file) ? importsOf(file) : [];
  return [...imports.filter((next) => !notFollowed.test(next)), ...stylesBeside(file)];
});

/** Finds out something about each file once, as many screens have the same parts. */
function once<Found>(find: (file: string) => Found): (file: string) => Found {
  const known = new Map<string, Found>();
  return (file) => {
    const found = known.get(file) ?? find(file);
    known.set(file, found);
    return found;
  };
}

/** The styles in the folder of a component or screen; `styles.css` of the app and of components only lists them. */
function stylesBeside(file: string): string[] {
  const folder = dirname(file);
  if (!file.endsWith('.tsx') || folder === 'app') return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name));
}

function tokenNames(): string[] {
  const css = readFileSync('components/foundation/tokens.css', 'utf8');
  return [...new Set([...css.matchAll(/^ *(--[\w-]+):/gm)].map(([, name = '']) => name))];
}

/** Every text by its key, in all languages. */
function readCatalogues(): DesignIndex['texts'] {
  const [es, en, vi] = locales.map(
    (locale) =>
      new Map(
        parts.flatMap((part) =>
          flatten(JSON.parse(readFileSync(`locales/${part}/${locale}.json`, 'utf8'))),
        ),
      ),
  );
  return [...(es ?? [])].map(([key, text]) => ({
    key,
    words: { es: text, en: en?.get(key) ?? '', vi: vi?.get(key) ?? '' },
  }));
}

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}
