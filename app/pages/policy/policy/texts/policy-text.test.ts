import { locales } from '@/lib/i18n/locale';
import { loadPolicy, type PolicyName } from '../load-policy';
import type { PolicyText } from './policy-text';

const names: readonly PolicyName[] = ['privacy', 'terms', 'about'];

/** All that a text says, as one string. */
function wordsOf({ intro, sections }: PolicyText): string {
  const said = sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => (typeof block === 'string' ? [block] : block.list)),
  ]);
  return [intro, ...said].join('\n');
}

/** The laws that a text names, each once, in order of their numbers. */
function lawsOf(text: PolicyText): string[] {
  const found = wordsOf(text).match(/\b\d{2}\.\d{3}\b/g) ?? [];
  return [...new Set(found)].sort();
}

describe.each(names)('the text %s', (name) => {
  test('has the same parts, of the same kinds, in every language', async () => {
    const [es, ...others] = await Promise.all(locales.map((locale) => loadPolicy(name, locale)));
    const shape = (text: PolicyText | undefined) =>
      text?.sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => (typeof block === 'string' ? 'text' : block.list.length)),
      ]);
    for (const other of others) expect(shape(other)).toEqual(shape(es));
  });

  test('names the same laws in every language', async () => {
    const [es, ...others] = await Promise.all(
      locales.map(async (locale) => lawsOf(await loadPolicy(name, locale))),
    );
    for (const other of others) expect(other).toEqual(es);
  });

  test.each(locales)('gives no part twice in %s', async (locale) => {
    const ids = (await loadPolicy(name, locale)).sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the privacy policy rests on the data laws, with the day that the new one begins', async () => {
  const text = await loadPolicy('privacy', 'es');
  expect(lawsOf(text)).toEqual(['19.496', '19.628', '21.320', '21.719']);
  expect(text.intro).toContain('1 de diciembre de 2026');
});

test('the terms rest on the laws of credit, consumers, collection and signature', async () => {
  expect(lawsOf(await loadPolicy('terms', 'es'))).toEqual([
    '18.010',
    '19.496',
    '19.799',
    '20.555',
    '21.320',
  ]);
});

test.each(locales)(
  'the terms in %s hold no rate but the legal share of a partial payment',
  async (locale) => {
    const rates = wordsOf(await loadPolicy('terms', locale)).match(/\d+\s?%/g) ?? [];
    expect(rates.map((rate) => rate.replace(/\s/, ''))).toEqual(['20%']);
  },
);
