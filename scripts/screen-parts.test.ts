import { readFileSync } from 'node:fs';
import { screenParts } from '@/app/routing/screen-parts';
import apply from '@/locales/apply/es.json';
import loan from '@/locales/loan/es.json';
import { importsOf, repositoryFiles } from './repository-files';

const parts = { apply, loan };

test.each(screens())(
  '%s: the parts of the catalogue that its texts are in, and no other',
  (path, file) => {
    const namespaces = new Set(importedFiles(file).flatMap(namespacesOf));
    const needed = (['apply', 'loan'] as const).filter((part) =>
      Object.keys(parts[part]).some((namespace) => namespaces.has(namespace)),
    );
    expect(screenParts(path)).toEqual(needed);
  },
);

/** The path and the file of each screen of `routes.gen.ts`. */
function screens(): [path: string, file: string][] {
  const table = readFileSync('app/routes.gen.ts', 'utf8');
  return [...table.matchAll(/'(\/[^']*)': \(\) => import\('\.\/([^']+)'\)/g)].map(
    ([, path = '', module = '']) => [path, `app/${module}.tsx`],
  );
}

/** `file` and all that it imports, directly or not. */
function importedFiles(file: string): string[] {
  const found = new Set([file]);
  for (const each of found) for (const imported of importsOf(each)) found.add(imported);
  return [...found];
}

function namespacesOf(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(/useTranslations\(\s*'(\w+)/g);
  return [...calls].map(([, namespace = '']) => namespace);
}

test('every screen of the app is among those', () => {
  expect(screens()).toHaveLength(
    repositoryFiles('app/pages').filter((file) => file.endsWith('/screen.tsx')).length,
  );
});
