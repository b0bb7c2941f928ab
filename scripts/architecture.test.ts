import { readFileSync } from 'node:fs';
import { draftFiles, shellKeys } from '@/lib/storage/keys';
import { filesBelow } from './files';

/** Globals of the browser that only one folder may use through `window`; Biome checks the bare names. */
const restricted: { name: string; pattern: RegExp; allowed: RegExp }[] = [
  { name: 'storage', pattern: /window\.(local|session)Storage/, allowed: /^lib\/storage\// },
  { name: 'IndexedDB', pattern: /\bindexedDB\./, allowed: /^lib\/storage\// },
  {
    name: 'the address',
    pattern: /window\.(location|history)\b/,
    allowed: /^lib\/router\//,
  },
  { name: 'the shell', pattern: /window\.androidBridge/, allowed: /^lib\/(browser-)?bridge\// },
  { name: 'the network', pattern: /window\.fetch/, allowed: /^lib\/api\// },
];

/** They run before any module is loaded, so they use storage, address and network themselves. */
const headScripts = /^app\/launch\/(boot-script\.ts$|head\/)/;

const sources = ['app', 'components', 'lib']
  .flatMap(filesBelow)
  .filter((file) => !headScripts.test(file));
const product = sources.filter(
  (file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(app|lib)\/testing\//.test(file),
);

test.each(restricted)('only its own folder uses $name through window', ({ pattern, allowed }) => {
  const others = product.filter(
    (file) => !allowed.test(file) && pattern.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(others).toEqual([]);
});

/**
 * What measures a duration on the device, also from shell to page, and the clock of the sandbox. The calendar
 * of a date field offers 150 years before and after.
 */
const deviceClock =
  /^lib\/(server-time|gestures|sandbox)\/|^lib\/(api\/client|bridge\/push|session\/cover)\.ts$|^components\/date-field\//;

test('the device’s clock, which may be wrong, is not used for the time: serverNow() is', () => {
  const others = product.filter(
    (file) =>
      !deviceClock.test(file) &&
      /\bDate\.now\b|\bnew Date\(\)/.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(others).toEqual([]);
});

test('every cache and every key in the shell is listed with its owner in lib/storage/keys', () => {
  const code = product.map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n');
  const names = [
    ...code.matchAll(/\b(?:caches\.open|op: '(?:get|set|remove)', key: )\(?'([^']+)'/g),
  ];
  const listed: string[] = [draftFiles, ...Object.keys(shellKeys)];
  expect(names.map(([, name = '']) => name).filter((name) => !listed.includes(name))).toEqual([]);
});

test('product folders contain no test code but tests', () => {
  const testCode =
    /from '(@testing-library\/|msw|fast-check|@\/(app|lib)\/testing\/)|\bjest\.\w+\(/;
  expect(product.filter((file) => testCode.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('no source file is longer than 400 lines', () => {
  const long = product.filter((file) => readFileSync(file, 'utf8').split('\n').length > 401);
  expect(long).toEqual([]);
});

test('no folder holds more than 25 source files', () => {
  const count = new Map<string, number>();
  for (const file of product) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    count.set(folder, (count.get(folder) ?? 0) + 1);
  }
  expect([...count].filter(([, files]) => files > 25)).toEqual([]);
});

test('no file has a name like utils or helpers', () => {
  const vague = /\/(index|misc|utils?|helpers?|common)\.tsx?$/;
  expect(product.filter((file) => vague.test(file))).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
