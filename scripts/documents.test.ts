import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { repositoryFiles } from './repository-files';

const files = repositoryFiles('.');
const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs|kt|kts|css|xml|md)$/.test(file));
const documents = files.filter((file) => file.endsWith('.md'));

test('every cited section is a heading of the specification or the contract', () => {
  const headings = new Set(
    ['product.md', 'contract.md'].flatMap((name) =>
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
  // coverage.md is written by `npm run e2e`.
  const names = new Set([...documents.map((file) => basename(file)), 'coverage.md']);
  const dangling = sources.flatMap((file) =>
    [...read(file).matchAll(/\b[\w-]+\.md\b/g)].flatMap(([name]) =>
      names.has(name) ? [] : `${file}: ${name}`,
    ),
  );
  expect(dangling).toEqual([]);
});

test('every npm command of a document exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const unknown = documents.flatMap((file) =>
    [...read(file).matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].flatMap(
      ([cited, run, own]) => ((run ?? own ?? '') in scripts ? [] : `${file}: ${cited}`),
    ),
  );
  expect(unknown).toEqual([]);
});

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
