import fc from 'fast-check';
import { formatHash, parseHash } from './target';

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
