import type { Locale } from '@/lib/i18n/locale';
import { loadText } from '@/lib/i18n/long-texts';
import { searchFaq } from './search-faq';

const ids = async (query: string, locale: Locale = 'es') =>
  searchFaq(await loadText('faq', locale), query).flatMap(({ entries }) =>
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

test.each<[string, string, Locale]>([
  ['no puedo pagar', 'late', 'es'],
  ['No puedo pagar mi préstamo', 'late', 'es'],
  ['pagar una parte', 'partial', 'es'],
  ['abono', 'partial', 'es'],
  ['cambié de número', 'number', 'es'],
  ['DICOM', 'bureau', 'es'],
  ['dicon', 'bureau', 'es'],
  ['arrepentí', 'regret', 'es'],
  ['me arepenti', 'regret', 'es'],
  ['cancelar', 'regret', 'es'],
  ['celular robado', 'stolen', 'es'],
  ['me robaron el telefono', 'stolen', 'es'],
  ['cannot pay', 'late', 'en'],
  ['pay part', 'partial', 'en'],
  ['new number', 'number', 'en'],
  ['credit score', 'bureau', 'en'],
  ['cancel', 'regret', 'en'],
  ['stolen phone', 'stolen', 'en'],
  ['canot pay', 'late', 'en'],
  ['khong tra duoc', 'late', 'vi'],
  ['tra mot phan', 'partial', 'vi'],
  ['doi so', 'number', 'vi'],
  ['dicom', 'bureau', 'vi'],
  ['huy', 'regret', 'vi'],
  ['mat dien thoai', 'stolen', 'vi'],
])('what people type, "%s", finds %s (%s)', async (query, id, locale) => {
  expect(await ids(query, locale)).toContain(id);
});

test.each(['es', 'en', 'vi'] as const)(
  'every entry in %s has the same id as in Spanish',
  async (locale) => {
    expect(await ids('', locale)).toEqual(await ids(''));
  },
);
