import fc from 'fast-check';
import { inPageOrder } from './page-order';

afterEach(() => {
  document.body.innerHTML = '';
});

test('names come in the order of the page, wherever their fields are nested; absent ones last', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(fc.shuffledSubarray(names), fc.shuffledSubarray(names), (onPage, wanted) => {
      document.body.innerHTML = onPage
        .map((name, at) => (at % 2 ? `<p><i id="x-${name}"></i></p>` : `<i id="x-${name}"></i>`))
        .join('');
      const sorted = inPageOrder(wanted, (name) => `x-${name}`);
      const here = onPage.filter((name) => wanted.includes(name));
      expect(sorted.slice(0, here.length)).toEqual(here);
      expect(new Set(sorted)).toEqual(new Set(wanted));
    }),
  );
});
