import { buildDesignIndex, textKeysIn } from '@/scripts/export/design-index';
import { searchDesign } from './search-design';

const index = buildDesignIndex();
const screensOf = (search: string) => searchDesign(index, search).screens.map(({ path }) => path);

test('an empty search finds nothing', () => {
  expect(searchDesign(index, '  ')).toEqual({ screens: [], components: [], tokens: [], texts: [] });
});

test('a screen is found by its name, and shows the states that match', () => {
  expect(screensOf('my loan overdue')).toEqual(['/pages/my-loan/my-loan']);
});

test('a component is found by its name with or without a hyphen, a whole name first', () => {
  expect(searchDesign(index, 'tab bar').components.map(({ name }) => name)).toEqual(['tab-bar']);
  expect(searchDesign(index, 'button').components[0]?.name).toBe('button');
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

test('every component has a screen that uses it', () => {
  expect(index.components.filter(({ screens }) => screens.length === 0)).toEqual([]);
});

test('nearly every text has a screen that uses it, or is in the frame of all', () => {
  const unused = index.texts.filter(({ screens }) => screens.length === 0);
  expect(unused.length / index.texts.length).toBeLessThan(0.01);
});

test('a component of one screen is used by no other one', () => {
  const users = Object.fromEntries(index.components.map(({ name, screens }) => [name, screens]));
  expect(users['signature-pad']).toEqual(['/pages/sign/sign']);
  expect(users.button).toEqual(['*']);
});

test('a token is used by the components whose styles name it, and by their screens', () => {
  const accent = index.tokens.find(({ name }) => name === '--accent-solid');
  expect(accent?.components).toContain('button');
  expect(accent?.screens).toEqual(['*']);
});

test('a source names a text as a whole, below its namespace, or with a part that is a value', () => {
  const keys = ['a.title', 'b.title', 'b.state.paid', 'b.state.late', 'c.title'];
  const source = `const t = useTranslations('b'); t('title'); t(\`state.\${state}\`); show('c.title')`;
  expect([...textKeysIn([source], keys)].sort()).toEqual([
    'b.state.late',
    'b.state.paid',
    'b.title',
    'c.title',
  ]);
});
