import fc from 'fast-check';
import { formatHash, formatPath, formatQuery, isPageTurn, parseHash, parseQuery } from './target';

test.each([
  ['', '/'],
  ['#', '/'],
  ['#/', '/'],
  ['#/pages/index/index', '/'],
  ['#/pages/my-loan/my-loan/', '/pages/my-loan/my-loan'],
  ['#/pages/my-loan/my-loan?x=1', '/pages/my-loan/my-loan'],
])('%j is parsed as the path %s', (hash, path) => {
  expect(parseHash(hash).path).toBe(path);
});

test('a bad escape is read as text and does not throw', () => {
  expect(parseHash('#/pages/x?order_no=%E0%A4%A').query).toHaveProperty('order_no');
});

test('formatHash and parseHash round-trip any query', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
      (query) => {
        const target = { path: '/pages/x/x', query };
        const back = parseHash(formatHash(target));
        expect(back.path).toBe(target.path);
        expect({ ...back.query }).toEqual({ ...query });
      },
    ),
  );
});

test.each([
  ['#/pages/x/x', '#/pages/x/x?page=2', true],
  ['#/pages/x/x?fix=1&page=2', '#/pages/x/x?fix=1', true],
  ['#/pages/x/x?page=2', '#/pages/x/x?page=3', true],
  ['#/pages/x/x?page=2', '#/pages/x/x?page=2', false],
  ['#/pages/x/x?page=2', '#/pages/y/y?page=3', false],
  ['#/pages/x/x?page=2&fix=1', '#/pages/x/x?page=3', false],
])('from %s to %s a page is turned: %s', (from, to, turns) => {
  expect(isPageTurn(parseHash(from), parseHash(to))).toBe(turns);
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['/pages/index/index', '/'],
  ['/pages/index/index/', '/'],
  ['/pages/x/x/', '/pages/x/x'],
  ['/pages/x/x', '/pages/x/x'],
])('the address of the path %j is %s', (path, canonical) => {
  expect(formatPath({ path, query: {} })).toBe(canonical);
  expect(formatHash({ path, query: { a: '1' } })).toBe(`#${canonical}?a=1`);
});

test('an address is parsed with or without # and ?', () => {
  const target = { path: '/pages/x/x', query: { a: '1' } };
  expect(parseHash('/pages/x/x?a=1')).toEqual(target);
  expect(parseHash('#/pages/x/x?a=1')).toEqual(target);
  expect(parseHash('#?a=1')).toEqual({ path: '/', query: { a: '1' } });
  expect(parseQuery('?a=1&a=2')).toEqual({ a: '2' });
  expect(parseQuery('a=1')).toEqual({ a: '1' });
  expect([formatQuery({}), formatQuery({ a: 'ñ &' })]).toEqual(['', '?a=%C3%B1+%26']);
});
