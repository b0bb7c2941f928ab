import { loadText } from '@/lib/i18n/long-texts';
import { searchFaq } from './search-faq';

const ids = async (query: string) =>
  searchFaq(await loadText('faq', 'es'), query).flatMap(({ entries }) =>
    entries.map(({ id }) => id),
  );

test('an empty search finds everything', async () => {
  const all = (await loadText('faq', 'es')).flatMap(({ entries }) => entries);
  expect(await ids('  ')).toHaveLength(all.length);
});

test('accents and case do not matter', async () => {
  expect(await ids('CODIGO')).toEqual(await ids('código'));
  expect(await ids('CODIGO')).toContain('code');
});

test('words of the answer are found as well', async () => {
  expect(await ids('comprobante')).toEqual(['missing']);
});

test('every word has to be there', async () => {
  expect(await ids('yape celular')).toEqual(['yape']);
  expect(await ids('yape unicornio')).toEqual([]);
});

test('a topic without any is left out', async () => {
  const topics = searchFaq(await loadText('faq', 'es'), 'comprobante');
  expect(topics.map(({ id }) => id)).toEqual(['repay']);
});
