import { importsOf, repositoryFiles } from './repository-files';

/**
 * The folders of `lib` and `app` from the bottom up: a folder imports those before it, never those after
 * it, so that there is no circle. `entries` are Next's own files: `page.tsx` and `layout.tsx`.
 */
const layers = {
  lib: [
    ...[
      'text',
      'chile',
      'loan',
      'i18n',
      'format',
      'gestures',
      'base64',
      'storage',
      'server-time',
      'router',
      'toast',
    ],
    ...['bridge', 'api', 'session', 'forms', 'photo', 'browser-bridge'],
    ...['consent', 'uploads', 'behavior', 'attribution', 'sandbox'],
  ],
  app: [
    ...[
      'external-links',
      'sandbox',
      'long-text',
      'layout',
      'orders',
      'benefits',
      'behavior',
      'consent',
      'lock',
    ],
    ...[
      'faq',
      'agreement',
      'application',
      'account',
      'payout',
      'loan',
      'home',
      'pages',
      'routes.gen.ts',
    ],
    ...['routing', 'android', 'preview', 'launch', 'entries'],
  ],
};

/** The only libraries of design-system components: they know no API, no bridge and no routes. */
const componentLibraries = /^lib\/(i18n|format|gestures|loan|text)\//;

/** The domain rules: they import each other and number formats. */
const domain = /^lib\/(chile|loan)\//;
const domainLibraries = /^lib\/((chile|loan|format|text)\/|config\.ts$)/;

/** The files that load the sandbox, lazily: a build for a real server leaves it out. */
const sandboxEntries = /^(app\/sandbox\/start-sandbox\.ts|lib\/sandbox\/.*)$/;

type Import = { from: string; to: string };

const product = repositoryFiles('app', 'components', 'lib').filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/^(app|lib)\/testing\//.test(file),
);
const imports: Import[] = product.flatMap((from) => importsOf(from).map((to) => ({ from, to })));

test.each(['lib', 'app'] as const)('%s: every folder has its place in the order', (top) => {
  const folders = product
    .filter((file) => file.startsWith(`${top}/`) && isNested(file))
    .map(folderOf);
  expect([...new Set(folders)].filter((folder) => !layers[top].includes(folder))).toEqual([]);
});

test.each(['lib', 'app'] as const)('%s: every import follows the order of the layers', (top) => {
  const rank = (file: string) => layers[top].indexOf(folderOf(file));
  const upwards = imports.filter(
    ({ from, to }) =>
      [from, to].every((file) => file.startsWith(`${top}/`)) && rank(from) < rank(to),
  );
  expect(described(upwards)).toEqual([]);
});

test('lib imports nothing of app or components', () => {
  expect(
    described(
      imports.filter(({ from, to }) => /^lib\//.test(from) && /^(app|components)\//.test(to)),
    ),
  ).toEqual([]);
});

test('components import each other, languages, formats, gestures and rules of money only', () => {
  const foreign = imports.filter(
    ({ from, to }) =>
      /^components\//.test(from) && !/^components\//.test(to) && !componentLibraries.test(to),
  );
  expect(described(foreign)).toEqual([]);
});

test('no two component folders import each other in a circle', () => {
  const folders = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    // Examples are read by the gallery and may show a component beside any other.
    if (!/^components\//.test(from) || /\.examples\.tsx$/.test(from)) continue;
    const known = folders.get(folderOf(from)) ?? new Set();
    folders.set(folderOf(from), known.add(folderOf(to)));
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(folders.get(from) ?? [])].some((next) => {
      if (next === from || seen.has(next)) return false;
      return next === to || reaches(next, to, seen.add(next));
    });
  expect([...folders.keys()].filter((folder) => reaches(folder, folder))).toEqual([]);
});

test('the domain imports nothing but itself, number formats and what the build fixes', () => {
  expect(
    described(imports.filter(({ from, to }) => domain.test(from) && !domainLibraries.test(to))),
  ).toEqual([]);
});

test('the helpers of tests in lib import nothing of app, components or e2e', () => {
  const helpers = repositoryFiles('lib/testing').filter((file) => /\.tsx?$/.test(file));
  const up = helpers
    .flatMap((from) => importsOf(from).map((to) => ({ from, to })))
    .filter(({ to }) => /^(app|components|e2e|scripts)\//.test(to));
  expect(described(up)).toEqual([]);
});

test('product code imports no test code, no scripts and no specs', () => {
  const test = /^(scripts|e2e|(app|lib)\/testing)\/|\.test\.tsx?$/;
  expect(described(imports.filter(({ to }) => test.test(to)))).toEqual([]);
});

test('scripts import nothing of e2e, which imports them: only a command does, which nothing imports', () => {
  const tools = repositoryFiles('scripts', 'e2e')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  const isCommand = (file: string) => !isNested(file) && tools.every(({ to }) => to !== file);
  const up = tools.filter(({ from, to }) => /^scripts\//.test(from) && /^e2e\//.test(to));
  expect(described(up.filter(({ from }) => !isCommand(from)))).toEqual([]);
});

test('only its entries load the sandbox', () => {
  const foreign = imports.filter(
    ({ from, to }) => /^lib\/sandbox\//.test(to) && !sandboxEntries.test(from),
  );
  expect(described(foreign)).toEqual([]);
});

function folderOf(file: string): string {
  if (/(^|\/)(page|page\.sandbox|layout)\.tsx$/.test(file)) return 'entries';
  return file.split('/')[1] ?? '';
}

/** `lib/config.ts` and its like are in no folder, and may be imported from all of them. */
function isNested(file: string): boolean {
  return file.split('/').length > 2;
}

function described(list: Import[]): string[] {
  return list.map(({ from, to }) => `${from} imports ${to}`);
}
