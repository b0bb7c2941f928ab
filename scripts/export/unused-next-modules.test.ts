import { readFileSync } from 'node:fs';

const { ignored, unused } = jest.requireActual<Record<'ignored' | 'unused', string[]>>(
  './unused-next-modules.mjs',
);
type Loader = { resourcePath: string; getOptions(): { throws: boolean } };
const withoutFunctions =
  jest.requireActual<(this: Loader, source: string) => string>('./without-functions.cjs');

const run = (file: string, throws: boolean): Record<string, () => unknown> => {
  const loader = { resourcePath: file, getOptions: () => ({ throws }) };
  const source = withoutFunctions.call(loader, readFileSync(file, 'utf8'));
  const exports = {};
  new Function('exports', source)(exports);
  return exports;
};

test.each(ignored)('next/%s: each of its functions is there and does nothing', (path) => {
  const replaced = Object.values(run(`node_modules/next/${path}`, false));
  expect(replaced).not.toHaveLength(0);
  for (const call of replaced) expect(call()).toBeUndefined();
});

test.each(unused)('next/%s: each of its functions throws', (path) => {
  const replaced = Object.entries(run(`node_modules/next/${path}`, true));
  expect(replaced).not.toHaveLength(0);
  for (const [name, call] of replaced) expect(call).toThrow(name);
});

test('a module whose exports it does not know fails the build', () => {
  expect(() =>
    withoutFunctions.call(
      { resourcePath: 'a.js', getOptions: () => ({ throws: true }) },
      'module.exports = {}',
    ),
  ).toThrow('a.js exports nothing');
});
