import * as v from 'valibot';
import { samples } from '@/lib/testing/api-samples';
import { contract, type Path } from './contract';

const paths = Object.keys(samples).filter((path): path is Path => path in contract);

test('the contract holds the 30 calls of the specification', () => {
  expect(Object.keys(contract)).toHaveLength(30);
  expect(paths).toHaveLength(30);
});

test.each(paths)('%s accepts a valid body and a valid reply', (path) => {
  expect(v.safeParse(contract[path].body, samples[path].body).issues).toBeUndefined();
  expect(v.safeParse(contract[path].ret, samples[path].ret).issues).toBeUndefined();
});

test.each(paths)('%s ignores unknown fields of a reply', (path) => {
  const { ret } = samples[path];
  const longer = Array.isArray(ret) || ret === null ? ret : { ...ret, unknown_field: 1 };
  expect(v.safeParse(contract[path].ret, longer).success).toBe(true);
});

test.each(paths)('%s rejects a reply that is a string', (path) => {
  expect(v.safeParse(contract[path].ret, 'ok').success).toBe(false);
});

test.each(['app/get_basic_info', 'app/get_extra_info', 'app/get_bank_info'] as const)(
  '%s is null before anything was saved',
  (path) => {
    expect(v.parse(contract[path].ret, {})).toBeNull();
    expect(v.safeParse(contract[path].ret, { first_name: 'Ana' }).success).toBe(false);
  },
);

test.each([
  ['loan/preview', { product_id: 'p1', amount: 1000.5, term_days: 30 }],
  ['loan/apply', { request_id: '', preview_id: 'v1', agree: true }],
  ['loan/apply', { request_id: 'r1', preview_id: 'v1', agree: false }],
  ['user/login', { type: 'phone', phone: '+56912345678', code: '123456' }],
  ['app/save_extra_info', { ...samples['app/save_extra_info'].body, contacts: [] }],
  ['app/upload_image_info', { kind: 'passport', mime: 'image/jpeg', image: 'AAAA' }],
  ['user/get_processing_order', { page: -1, page_size: 20 }],
] as const)('%s rejects the body %j', (path, body) => {
  expect(v.safeParse(contract[path].body, body).success).toBe(false);
});

test.each([
  ['2026-02-28T10:00:00-03:00', true],
  ['2026-02-28T10:00Z', true],
  ['2026-02-28T10:00:00', false],
])('%s is an instant: %s, as it needs an offset', (instant, isOne) => {
  const ret = { ...samples['loan/apply_info'].ret, submitted_at: instant };
  expect(v.safeParse(contract['loan/apply_info'].ret, ret).success).toBe(isOne);
});

const badDates = ['0000-00-00', '0001-01-01', '2026-02-30', '2026-13-01'];

test.each(paths)('%s accepts no date or instant that does not exist', (path) => {
  const { ret } = contract[path];
  const good: unknown = samples[path].ret;
  const broken = withEach(good, (text) =>
    /^\d{4}-\d{2}-\d{2}/.test(String(text))
      ? badDates.map((bad) => bad + String(text).slice(10))
      : [],
  );
  for (const reply of broken)
    expect([reply, v.safeParse(ret, reply).success]).toEqual([reply, false]);
});

test.each(paths)('%s accepts no number that is beyond every loan', (path) => {
  const absurd = [2 ** 53 - 1, 1.7e308, Number.POSITIVE_INFINITY];
  const broken = withEach(samples[path].ret, (part) => (typeof part === 'number' ? absurd : []));
  for (const reply of broken)
    expect([reply, v.safeParse(contract[path].ret, reply).success]).toEqual([reply, false]);
});

test.each([
  ['days late', { days_overdue: 100_000_000 }],
  ['a due date in 9999', { repay_date: '9999-12-31' }],
  ['a term', { term_days: 36_526 }],
])('an order is refused with %s that no date can be worked out with', (_, change) => {
  const { ret } = samples['user/get_processing_order'];
  const reply = { ...ret, list: ret.list.map((order) => ({ ...order, ...change })) };
  expect(v.safeParse(contract['user/get_processing_order'].ret, reply).success).toBe(false);
});

/** `value` once for each change of one of its texts and numbers. */
function withEach(
  value: unknown,
  change: (part: string | number) => (string | number)[],
): unknown[] {
  if (typeof value === 'string' || typeof value === 'number') return change(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    withEach(part, change).map((changed) =>
      Array.isArray(value)
        ? value.map((item, index) => (String(index) === key ? changed : item))
        : { ...value, [key]: changed },
    ),
  );
}

const teaser = samples['app/home'].ret.teaser;

test.each([
  ['a term of no day', { teaser: { ...teaser, terms: [0] } }],
  ['amounts the wrong way round', { teaser: { ...teaser, min_amount: teaser.max_amount + 1 } }],
  ['a negative amount', { teaser: { ...teaser, min_amount: -1 } }],
])('app/home rejects %s', (_, change) => {
  const ret = { ...samples['app/home'].ret, ...change };
  expect(v.safeParse(contract['app/home'].ret, ret).success).toBe(false);
});

test.each([
  { options: ['email'], default: 'phone' },
  { options: [] },
  { code_length: 0 },
  { code_length: 11 },
  { country_code: '5'.repeat(3000) },
])('app/get_login_option rejects %j', (change) => {
  const ret = { ...samples['app/get_login_option'].ret, ...change };
  expect(v.safeParse(contract['app/get_login_option'].ret, ret).success).toBe(false);
});
