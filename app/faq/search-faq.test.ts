import { locales } from '@/lib/i18n/locale';
import { refusalRetryDays, usualAuditMinutes } from '@/lib/loan/constants';
import { loadFaq } from './load-faq';
import { searchFaq } from './search-faq';

const ids = async (query: string) =>
  searchFaq(await loadFaq('es'), query).flatMap(({ entries }) => entries.map(({ id }) => id));

test('an empty search finds everything', async () => {
  const all = (await loadFaq('es')).flatMap(({ entries }) => entries);
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
  const topics = searchFaq(await loadFaq('es'), 'comprobante');
  expect(topics.map(({ id }) => id)).toEqual(['repay']);
});

test('every language has the same questions, with the same ways on', async () => {
  const [es, ...others] = await Promise.all(
    locales.map(async (locale) =>
      (await loadFaq(locale)).map(({ id, entries }) => [
        id,
        entries.map((entry) => [entry.id, entry.link?.to, entry.answer.length]),
      ]),
    ),
  );
  for (const other of others) expect(other).toEqual(es);
});

test.each(locales)('the answers in %s name the figures of the product', async (locale) => {
  const answers = (await loadFaq(locale)).flatMap(({ entries }) => entries);
  const answerTo = (id: string) => answers.find((entry) => entry.id === id)?.answer.join(' ');
  expect(answerTo('review')).toContain(String(usualAuditMinutes));
  expect(answerTo('refused')).toContain(String(refusalRetryDays));
  expect(answerTo('approval')).toContain('7');
});
