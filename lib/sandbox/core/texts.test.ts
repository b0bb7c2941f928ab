import vi from '@/locales/refusals/vi.json';
import en from '@/locales/sandbox/en.json';
import es from '@/locales/sandbox/es.json';

test('both languages have the same keys and placeholders', () => {
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort());
  for (const [key, text] of Object.entries(es)) {
    expect([
      key,
      placeholders(Object.entries(en).find(([name]) => name === key)?.[1] ?? ''),
    ]).toEqual([key, placeholders(text)]);
  }
});

test('the page’s Vietnamese for a refusal is of a text of the sandbox, and fills in no more than that does', () => {
  const texts = new Map(Object.entries(es));
  const unknown = Object.entries(vi).flatMap(([key, text]) =>
    [...text.matchAll(/\{\w+\}/g)].filter(([name]) => !texts.get(key)?.includes(name)),
  );
  expect(unknown).toEqual([]);
  expect(Object.keys(vi).filter((key) => !texts.has(key))).toEqual([]);
});
