import { loadText } from '@/lib/i18n/long-texts';
import { searchFaq } from './search-faq';

const ids = async (query: string) =>
  searchFaq(await loadText('faq', 'es'), query).flatMap(({ entries }) =>
    entries.map(({ id }) => id),
  );

test('returns all entries for an empty query', async () => {
  const all = (await loadText('faq', 'es')).flatMap(({ entries }) => entries);
  expect(await ids('  ')).toHaveLength(all.length);
});

test('ignores accents and case', async () => {
  expect(await ids('CODIGO')).toEqual(await ids('código'));
  expect(await ids('CODIGO')).toContain('code');
});

test('searches the answers too', async () => {
  expect(await ids('comprobante')).toEqual(['missing']);
});

test('matches entries with every word of the query', async () => {
  expect(await ids('yape celular')).toEqual(['yape']);
  expect(await ids('yape unicornio')).toEqual([]);
});

test('omits topics without a match', async () => {
  const topics = searchFaq(await loadText('faq', 'es'), 'comprobante');
  expect(topics.map(({ id }) => id)).toEqual(['repay']);
});
