import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What Biome's rules cannot see: a door reached through `window`, and the size of files. */
const doors: { name: string; pattern: RegExp; allowed: RegExp }[] = [
  { name: 'storage', pattern: /window\.(local|session)Storage/, allowed: /^lib\/storage\// },
  {
    name: 'the address',
    pattern: /window\.(location|history)\b/,
    allowed: /^lib\/router\//,
  },
  { name: 'the shell', pattern: /window\.androidBridge/, allowed: /^lib\/(browser-)?bridge\// },
  { name: 'the network', pattern: /window\.fetch/, allowed: /^lib\/api\// },
];

/** Before anything else is loaded it reads storage and address by itself; see its own comment. */
const beforeAll = 'app/launch/boot-script.ts';

const sources = ['app', 'components', 'lib']
  .flatMap(filesBelow)
  .filter((file) => file !== beforeAll);
const product = sources.filter(
  (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('lib/testing/'),
);

test.each(doors)('only its own folder reaches $name through window', ({ pattern, allowed }) => {
  const strangers = product.filter(
    (file) => !allowed.test(file) && pattern.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(strangers).toEqual([]);
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

test('no file hides behind a name that says nothing', () => {
  const vague = /\/(index|misc|utils?|helpers?|common)\.tsx?$/;
  expect(product.filter((file) => vague.test(file))).toEqual([]);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
