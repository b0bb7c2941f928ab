import { readFileSync } from 'node:fs';
import { repositoryFiles } from './repository-files';

const document = 'docs/claims.md';
const files = new Set(repositoryFiles('.'));
const text = readFileSync(document, 'utf8');

const catalogues = ['start', 'apply', 'loan', 'codes'];
const locales = ['es', 'en', 'vi'];

/** The long texts that promise something: each of their parts needs a row. */
const promising = ['terms', 'privacy', 'about', 'deletion', 'faq', 'agreement', 'consent', 'repay'];

test('there are claims, and each has three cells', () => {
  expect(rowsOf(text).length).toBeGreaterThan(100);
  expect(rowsOf(text).filter(({ cells }) => cells.length !== 3)).toEqual([]);
});

test('every text that is named exists in every language of its catalogue', () => {
  const missing = rowsOf(text).flatMap(({ row, cells: [, keys = ''] }) => {
    const named = keysOf(keys);
    if (named.length === 0 || spansOf(keys).length !== 2 * named.length)
      return `${row}: name each text as \`catalogue\` \`key\``;
    return named.flatMap(([catalogue, key]) =>
      pathsOf(catalogue)
        .filter((path) => !files.has(path) || !has(contentOf(path), key))
        .map((path) => `${row}: no ${key} in ${path}`),
    );
  });
  expect(missing).toEqual([]);
});

test('everything that a claim rests on exists', () => {
  const missing = rowsOf(text).flatMap(({ row, cells: [, , proof = ''] }) => [
    ...spansOf(proof)
      .filter((path) => !files.has(path))
      .map((path) => `${row}: no file ${path}`),
    ...testsOf(proof)
      .filter(([path, name]) => !hasTest(path, name))
      .map(([path, name]) => `${row}: no test “${name}” in ${path}`),
  ]);
  expect(missing).toEqual([]);
});

test('no claim is listed with nothing to rest on', () => {
  const other = /(product|contract)\.md section \d|for counsel/;
  const bare = rowsOf(text).filter(
    ({ cells: [, , proof = ''] }) => spansOf(proof).length === 0 && !other.test(proof),
  );
  expect(bare.map(({ row }) => row)).toEqual([]);
});

test.each(promising)('every part of %s has a row', (name) => {
  const named = rowsOf(text)
    .flatMap(({ cells: [, keys = ''] }) => keysOf(keys))
    .flatMap(([catalogue, key]) => (catalogue === name ? key : []));
  const left = partsOf(name, contentOf(`locales/long/${name}/es.json`)).filter(
    (part) => !named.some((key) => key === part || key.startsWith(`${part}.`)),
  );
  expect(left).toEqual([]);
});

type Row = { row: string; cells: string[] };

/** The rows of all tables, without their heads. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, index) => {
    const isHead = /^\|[-|]+$/.test(lines[index + 1] ?? '');
    if (!line.startsWith('| ') || isHead) return [];
    const cells = line.split('|').slice(1, -1);
    return { row: `${document}:${text.split('\n').indexOf(line) + 1}`, cells };
  });
}

function spansOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
}

function keysOf(cell: string): [catalogue: string, key: string][] {
  return [...cell.matchAll(/`([^`]+)` `([^`]+)`/g)].map(([, catalogue = '', key = '']) => [
    catalogue,
    key,
  ]);
}

/** The names of tests in a cell, each with the file named before it. */
function testsOf(cell: string): [path: string, name: string][] {
  let path = '';
  return [...cell.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(
    ([, file, name]): [string, string][] => {
      if (file !== undefined) path = file;
      return name === undefined ? [] : [[path, name]];
    },
  );
}

/** Whether a TypeScript or Kotlin test has exactly this name. */
function hasTest(path: string, name: string): boolean {
  if (!files.has(path)) return false;
  const code = readFileSync(path, 'utf8');
  return ["'", '"', '`'].some((quote) => code.includes(`${quote}${name}${quote}`));
}

function pathsOf(catalogue: string): string[] {
  if (catalogue === 'pages') return ['locales/pages/es.json'];
  const folder = catalogues.includes(catalogue) ? catalogue : `long/${catalogue}`;
  return locales.map((locale) => `locales/${folder}/${locale}.json`);
}

const contents = new Map<string, unknown>();

function contentOf(path: string): unknown {
  if (!contents.has(path)) contents.set(path, JSON.parse(readFileSync(path, 'utf8')));
  return contents.get(path);
}

/** Whether a content has a key: `a.b`, in a list by the `id` of its part; `/` begins a page's path. */
function has(content: unknown, key: string): boolean {
  const keys = key.startsWith('/') ? ['pages', key] : key.split('.');
  return keys.reduce(childOf, content) !== undefined;
}

function childOf(content: unknown, key: string): unknown {
  if (Array.isArray(content)) return content.find((part) => part.id === key);
  if (typeof content !== 'object' || content === null) return undefined;
  return Object.entries(content).find(([name]) => name === key)?.[1];
}

/** The keys of a long text's parts: sections, clauses, questions. */
function partsOf(name: string, content: unknown): string[] {
  if (name === 'faq') return idsOf(content).flatMap((id) => below(content, `${id}.entries`));
  if (name === 'agreement') return idsOf(content);
  if (name === 'consent') return below(content, 'questions');
  if (name === 'repay') return [...below(content, 'steps'), ...below(content, 'questions')];
  return below(content, 'sections');
}

function below(content: unknown, key: string): string[] {
  return idsOf(key.split('.').reduce(childOf, content)).map((id) => `${key}.${id}`);
}

function idsOf(content: unknown): string[] {
  if (Array.isArray(content)) return content.map((part) => String(part.id));
  return typeof content === 'object' && content !== null ? Object.keys(content) : [];
}
