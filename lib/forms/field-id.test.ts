import fc from 'fast-check';
import { inDocumentOrder } from './field-id';

afterEach(() => {
  document.body.innerHTML = '';
});

test('sorts names by document order at any nesting, absent ones last', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(fc.shuffledSubarray(names), fc.shuffledSubarray(names), (onPage, wanted) => {
      document.body.innerHTML = onPage
        .map((name, at) => (at % 2 ? `<p><i id="x-${name}"></i></p>` : `<i id="x-${name}"></i>`))
        .join('');
      const sorted = inDocumentOrder(wanted, (name) => `x-${name}`);
      const here = onPage.filter((name) => wanted.includes(name));
      expect(sorted.slice(0, here.length)).toEqual(here);
      expect(new Set(sorted)).toEqual(new Set(wanted));
    }),
  );
});
