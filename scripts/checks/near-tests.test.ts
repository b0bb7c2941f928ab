import { repositoryTests, selectTests } from './near-tests';

/** So many tests, each of a folder of its own below `root`. */
const testsBelow = (root: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${root}/folder-${index}/some.test.ts`);

test('the catalogues’ tests run at every change, which no import ties to the catalogues', () => {
  const { tests } = selectTests(repositoryTests(), [], ['locales/loan/vi.json']);
  expect(tests).toEqual(
    expect.arrayContaining([
      'locales/locales.test.ts',
      'locales/glossary.test.ts',
      'scripts/architecture.test.ts',
      'scripts/documents.test.ts',
    ]),
  );
  expect(tests).not.toContain('scripts/bootstrap.test.ts');
});

test('a test that depends on a change runs once, and none is left', () => {
  const changed = ['lib/loan/cae.ts', 'locales/start/es.json'];
  const related = ['locales/locales.test.ts', 'lib/loan/cae.test.ts', 'app/home/home.test.tsx'];
  expect(selectTests(['locales/locales.test.ts'], related, changed)).toEqual({
    tests: ['locales/locales.test.ts', 'lib/loan/cae.test.ts', 'app/home/home.test.tsx'],
    left: 0,
  });
});

test('of many tests those nearest to a changed file run, and the others are counted', () => {
  const near = testsBelow('lib/loan', 10);
  const related = [...testsBelow('app/pages', 100), ...near];
  const { tests, left } = selectTests([], related, ['lib/loan/cae.ts']);
  expect(tests).toEqual(near.toSorted());
  expect(left).toBe(100);
});

test('at a change of a catalogue, which nearly every test depends on, its own tests run alone', () => {
  const related = testsBelow('app/pages', 100);
  const { tests } = selectTests(repositoryTests(), related, ['locales/loan/vi.json']);
  expect(tests).toEqual(repositoryTests());
});

test('a test of the whole app runs only when it was changed itself', () => {
  const every = 'app/preview/optional-fields.test.tsx';
  expect(selectTests([], [every], ['app/preview/gallery.tsx'])).toEqual({ tests: [], left: 1 });
  expect(selectTests([], [every], [every])).toEqual({ tests: [every], left: 0 });
});
