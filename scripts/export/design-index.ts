import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DesignIndex, designIndexScript } from '@/app/preview/search/design-index';
import { locales } from '@/lib/i18n/locale';
import { routePaths } from '@/lib/router/route-path.gen';
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

/** Writes the index of what uses what into an export, as a script of the gallery. */
export function writeDesignIndex(out: string): void {
  const text = JSON.stringify(buildDesignIndex());
  const script = `self.${designIndexScript.global}=${text};\n`;
  writeFileSync(join(out, designIndexScript.file), script);
}

/**
 * Finds in the sources which screens use a component, a token of the design system and a text: a screen uses what
 * its file imports, directly or not. So a screen is listed also where it shows something in some states only.
 * @internal
 */
export function buildDesignIndex(): DesignIndex {
  const scan = new SourceScan();
  const closures = [
    { path: frame.path, files: frame.roots.flatMap((root) => scan.closure(root)) },
    ...routePaths.map((path) => ({ path, files: scan.closure(screenFile(path)) })),
  ];
  const screensWith = (uses: (file: string) => boolean) => {
    const users = closures.filter(({ files }) => files.some(uses)).map(({ path }) => path);
    // What is in the frame is on every screen.
    return users.includes(frame.path) ? [frame.path] : users;
  };
  const names = new Set(
    filesBelow('components').flatMap((file) => file.match(/^components\/([^/]+)\//)?.[1] ?? []),
  );
  names.delete('foundation');
  const components = [...names].sort().map((name) => ({
    name,
    screens: screensWith((file) => file.startsWith(`components/${name}/`)),
  }));
  const tokens = tokenNames().map((name) => {
    const users = scan.filesWithToken(name);
    return {
      name,
      components: [...names].filter((component) =>
        users.some((file) => file.startsWith(`components/${component}/`)),
      ),
      screens: screensWith((file) => users.includes(file)),
    };
  });
  return { components, tokens, texts: textsOf(closures, scan, screensWith) };
}

type Closure = { path: string; files: readonly string[] };
type ScreensWith = (uses: (file: string) => boolean) => string[];

function textsOf(closures: readonly Closure[], scan: SourceScan, screensWith: ScreensWith) {
  const catalogue = readCatalogues();
  const keys = [...catalogue.keys()];
  const named = new Map<string, ReadonlySet<string>>();
  for (const file of new Set(closures.flatMap(({ files }) => files))) {
    named.set(file, textKeysIn([scan.read(file)], keys));
  }
  const isNamed = new Set([...named.values()].flatMap((found) => [...found]));
  // Such as the cause of an error, which a rule names and a field shows.
  const others = keys.filter((key) => !isNamed.has(key));
  const shared = new Map(
    closures.map(({ path, files }) => [
      path,
      textKeysIn(
        files.map((file) => scan.read(file)),
        others,
      ),
    ]),
  );
  return [...catalogue].map(([key, words]) => ({
    key,
    words,
    screens: isNamed.has(key)
      ? screensWith((file) => named.get(file)?.has(key) ?? false)
      : closures.filter(({ path }) => shared.get(path)?.has(key)).map(({ path }) => path),
  }));
}

function screenFile(path: string): string {
  return `app${path === homePath ? '/pages/index/index' : path}/screen.tsx`;
}

/** Reads every source once, and knows what it leads to. */
class SourceScan {
  private readonly texts = new Map<string, string>();
  private readonly imports = new Map<string, readonly string[]>();

  read(file: string): string {
    const text = this.texts.get(file) ?? readFileSync(file, 'utf8');
    this.texts.set(file, text);
    return text;
  }

  /** The sources and styles that a source imports, directly or not, and itself. */
  closure(root: string): readonly string[] {
    const reached = new Set([root]);
    for (const file of reached) for (const next of this.importsOf(file)) reached.add(next);
    return [...reached];
  }

  /** The sources of the closures so far that use a token; a component's styles count as its own source. */
  filesWithToken(name: string): string[] {
    const use = `var(${name}`;
    return [...this.texts.keys()].filter((file) => {
      const text = this.read(file);
      const at = text.indexOf(use);
      return at >= 0 && /[),\s]/.test(text[at + use.length] ?? '');
    });
  }

  private importsOf(file: string): readonly string[] {
    const known = this.imports.get(file);
    if (known) return known;
    // Every file is read, so that its tokens are found.
    this.read(file);
    const sources = /\.tsx?$/.test(file)
      ? importsOf(file).filter((next) => !notFollowed.test(next))
      : [];
    const found = [...sources, ...stylesBeside(file)];
    this.imports.set(file, found);
    return found;
  }
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

type Words = DesignIndex['texts'][number]['words'];

/** Every text by its key, in all languages. */
function readCatalogues(): Map<string, Words> {
  const [es, en, vi] = locales.map(
    (locale) =>
      new Map(
        parts.flatMap((part) =>
          flatten(JSON.parse(readFileSync(`locales/${part}/${locale}.json`, 'utf8'))),
        ),
      ),
  );
  return new Map(
    [...(es ?? [])].map(([key, text]) => [
      key,
      { es: text, en: en?.get(key) ?? '', vi: vi?.get(key) ?? '' },
    ]),
  );
}

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/**
 * The keys of a catalogue that sources name: as a whole, or below a namespace of their `useTranslations`, also with
 * a part that is a value.
 * @internal
 */
export function textKeysIn(
  sources: readonly string[],
  keys: readonly string[],
): ReadonlySet<string> {
  const namespaces = new Set(['']);
  const literals = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources) {
    for (const [, name = ''] of source.matchAll(/useTranslations\('([\w.]+)'\)/g))
      namespaces.add(`${name}.`);
    for (const [, text = ''] of source.matchAll(/'([\w.]+)'/g)) literals.add(text);
    for (const [, text = ''] of source.matchAll(/`([\w.]*\.?\$\{[^`]*)`/g)) templates.add(text);
  }
  const patterns = [...templates].flatMap((text) => patternOf(text) ?? []);
  const names = (rest: string) => literals.has(rest) || patterns.some((each) => each.test(rest));
  return new Set(
    keys.filter((key) =>
      [...namespaces].some((name) => key.startsWith(name) && names(key.slice(name.length))),
    ),
  );
}

/** `title.${kind}` matches `title.faq`; undefined for what is no key, or nothing but values. */
function patternOf(template: string): RegExp | undefined {
  const parts = template.split(/\$\{[^}]*\}/);
  if (parts.some((part) => !/^[\w.]*$/.test(part)) || !parts.some((part) => /\w\.|\.\w/.test(part)))
    return undefined;
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('\\w+')}$`);
}
