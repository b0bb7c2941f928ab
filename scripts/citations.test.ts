import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { repositoryFiles } from './repository-files';

const files = repositoryFiles('.');
const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs|kt|kts|css|xml|md)$/.test(file));
const specifications = ['product.md', 'contract.md'];

test('every cited section is a heading of the specification', () => {
  const headings = new Set(
    specifications.flatMap((name) =>
      [...read(`docs/${name}`).matchAll(/^## (\d+)\./gm)].map(([, number]) => `${name} ${number}`),
    ),
  );
  const citation = /(product|contract)\.md,? sections? (\d+(?:(?:, | and |, and )\d+)*)/g;
  const dangling = sources.flatMap((file) =>
    [
      ...read(file)
        .replace(/\n\s*(\*|\/\/)?\s*/g, ' ')
        .matchAll(citation),
    ].flatMap(([cited, name, numbers = '']) =>
      numbers.match(/\d+/g)?.every((number) => headings.has(`${name}.md ${number}`))
        ? []
        : `${file}: ${cited}`,
    ),
  );
  expect(dangling).toEqual([]);
});

test('every document that is named exists', () => {
  const documents = new Set(
    files.filter((file) => file.endsWith('.md')).map((file) => basename(file)),
  );
  // Written by `npm run e2e`.
  documents.add('coverage.md');
  const dangling = sources.flatMap((file) =>
    [...read(file).matchAll(/\b[\w-]+\.md\b/g)].flatMap(([name]) =>
      documents.has(name) ? [] : `${file}: ${name}`,
    ),
  );
  expect(dangling).toEqual([]);
});

const guides = files.filter((file) => /^[A-Z]+\.md$/.test(file));

test.each(guides)('every path and every test that %s names exists', (guide) => {
  const text = read(guide).replace(/^```[\s\S]*?^```/gm, '');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((name) => !exists(name));
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)|src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^https?:/.test(link) && !files.includes(join(dirname(guide), link)));
  expect([...quoted, ...links]).toEqual([]);
});

test('every path that a comment names exists', () => {
  const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
  const path = /(?<![\w/@.'-])(?:app|lib|components|scripts|e2e|locales|docs)\/[\w./-]*\w/g;
  const call = /^app\/(home$|(get|save|upload)_)/;
  const dangling = files
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    .flatMap((file) =>
      (read(file).match(comment) ?? [])
        .flatMap((text) => text.match(path) ?? [])
        .filter((name) => !call.test(name) && !exists(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(dangling).toEqual([]);
});

/** Whether a quoted word that looks like a path, a file or a Kotlin test of this repository is one. */
function exists(quoted: string): boolean {
  if (/^[A-Z]\w+Test$/.test(quoted)) return files.some((file) => file.endsWith(`/${quoted}.kt`));
  if (!/^[\w.-]+(\/[\w.<>*-]*)*$/.test(quoted)) return true;
  const path = quoted.replace(/\/?[<*].*$|\/$/, '');
  const isFile = /\.(ts|tsx|mjs|json|md)$/.test(path);
  const isOurs = /^(app|components|lib|locales|scripts|e2e|android-shell|docs|\.ci)\//.test(path);
  if (!isFile && !isOurs) return true;
  if (
    path.startsWith('android-shell/dist') ||
    path.startsWith('out/') ||
    path.startsWith('.cache/')
  )
    return true;
  return files.some(
    (file) =>
      file === path ||
      file.startsWith(`${path}/`) ||
      file.startsWith(`${path}.`) ||
      file.endsWith(`/${path}`),
  );
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
