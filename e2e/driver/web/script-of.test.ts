import { scriptOf } from './script-of';

test.each([
  '(element) => element.id',
  'element => element.id',
  'function (element) { return element.id; }',
])('%s is accepted', (source) => {
  expect(scriptOf(source)).toBe(`(${source})`);
});

test('a function is converted to its source', () => {
  expect(scriptOf((element: Element) => element.id)).toContain('element.id');
});

test.each([undefined, 1, 'document.title', 'async () => 1'])('%s is refused', (script) => {
  expect(() => scriptOf(script)).toThrow('runScript takes a function');
});

test('an asynchronous function is refused', () => {
  expect(() => scriptOf('async function go() {}')).toThrow('not asynchronous');
});
