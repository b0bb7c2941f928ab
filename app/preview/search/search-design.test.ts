import { buildDesignIndex } from '@/scripts/export/design-index';
import { searchDesign } from './search-design';

const index = buildDesignIndex();

test('a component is found by its name with or without a hyphen, a whole name first', () => {
  expect(searchDesign(index, 'date field').components).toEqual(['date-field']);
  expect(searchDesign(index, 'button').components[0]).toBe('button');
});

test('a token is found with or without its dashes', () => {
  expect(searchDesign(index, '--s-4').tokens[0]?.name).toBe('--s-4');
  expect(searchDesign(index, 's-4').tokens[0]?.name).toBe('--s-4');
});

test('a text is found by its key, and by its words of each language with or without accents', () => {
  const [text] = index.texts.filter(({ words }) => /đ/.test(words.vi) && words.vi.length > 20);
  const bare = text?.words.vi.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd') ?? '';
  for (const search of [text?.key, text?.words.es, text?.words.en, text?.words.vi, bare]) {
    expect(searchDesign(index, search ?? '').texts.map(({ key }) => key)).toContain(text?.key);
  }
});
