import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { reason } from '@/lib/sandbox/core/state';
import lists from '@/lib/sandbox/data/options.json';
import partnerApps from '@/lib/sandbox/data/partner-apps.json';
import { payOptionsIn } from '@/lib/sandbox/data/pay-options';
import { products } from '@/lib/sandbox/data/products';
import { budgets } from '@/scripts/export/budgets';
import en from './codes/en.json';
import es from './codes/es.json';
import vi from './codes/vi.json';
import sandbox from './sandbox/es.json';

type Texts = { [key: string]: string | Texts };

/** The keys of all texts, such as `gender.female`. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

test.each([
  ['en', en],
  ['vi', vi],
])('%s has a text for every code of Spanish, and no other', (_language, texts) => {
  expect(keysOf(texts)).toEqual(keysOf(es));
});

test('every option, way to pay, product, partner app and notice of the sandbox has its own text', () => {
  const { basic, extra, overdue_questions: questions } = lists;
  const codes = [
    ...Object.entries({ ...basic, ...extra }).flatMap(([list, options]) =>
      options.map(({ value }) => `${list}.${value}`),
    ),
    ...questions.flatMap(({ id, options }) => [
      `overdue_questions.${id}.text`,
      ...options.map(({ value }) => `overdue_questions.${id}.options.${value}`),
    ]),
    ...payOptionsIn('es').map(({ id }) => `pay_option.${id}`),
    ...products.map(({ id }) => `product.${id}`),
    ...partnerApps.map(({ id }) => `app.${id}`),
    ...Object.keys(sandbox).flatMap((key) => {
      const [, id, part] = /^notice_(.*)_(title|text)$/.exec(key) ?? [];
      return id ? [`notice.${id}.${part}`] : [];
    }),
  ];
  const reasons = /^(reason_code|fail_code|assessment)\./;
  const known = keysOf(es).filter((key) => !reasons.test(key));
  expect(codes.sort()).toEqual(known.sort());
});

test('every reason of the sandbox has its own text', () => {
  const known = [...Object.keys(es.reason_code), ...Object.keys(es.fail_code)];
  expect(known.sort()).toEqual(reason.options.toSorted());
});

test.each(['es', 'en', 'vi'])('%s stays within 12 KiB gzip', (language) => {
  const text = JSON.stringify(JSON.parse(readFileSync(`locales/codes/${language}.json`, 'utf8')));
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(budgets.catalogue);
});

test('amounts are grouped as each language does', () => {
  expect(JSON.stringify([es, vi])).not.toMatch(/\d,\d{3}/);
  expect(JSON.stringify(en)).not.toMatch(/\d\.\d{3}/);
});
