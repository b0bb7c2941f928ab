import type { StorageKey } from './keys';
import { readValue } from './values';

const at = '2026-07-08T10:42:00.000Z';

/** A whole value of each key that stores an object or a list of them, with the fields that it may lack. */
const values: readonly [key: StorageKey, value: object, optional: readonly string[]][] = [
  ['appInfo', { versionName: '1.0.5', versionCode: 6 }, []],
  ['localMainBehaviorEventList', [{ key: 'tap', time: 1, sub_e: [{ a: 1 }] }], ['sub_e']],
  ['luka_consents_42', { device: { granted: true, at, version: 1 } }, []],
  ['luka_lock_42', { on: true, credential: 'BwgJ' }, ['credential']],
  [
    'luka_uploads_42',
    [
      {
        ...{ kind: 'sms', at, bytes: 1, items: 2, sent: false, attempts: 3 },
        ...{ error: 'network', hash: 'aa' },
      },
    ],
    ['error', 'hash'],
  ],
  ['luka_refund_1', { amount: 2000, at: 1 }, []],
  ['luka_short_1', { payment_id: 'p', asked: 2000, total: 1000 }, []],
  ['luka_request_1', [{ id: 'a', subject: 'b', made_at: 1 }], []],
  ['luka_login_draft', { type: 'phone', phone: '9', email: '', agree: true }, ['type']],
  ['luka_login_draft', { type: 'email', phone: '', email: 'a@b.cl', agree: false }, ['type']],
  ['luka_code_sent', { to: '+569', at: 1, resend_seconds: 60 }, []],
  ['luka_stack', { hashes: ['#/'], index: 0 }, []],
];

function store(key: StorageKey, value: unknown): void {
  const area = /^luka_(login_draft|stack)$/.test(key) ? 'sessionStorage' : 'localStorage';
  window[area].setItem(key, JSON.stringify(value));
}

/** The value with `change` made to its innermost object: of a list its first item, of consents that of one kind. */
function changed(key: StorageKey, value: object, change: (fields: object) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => change(item));
  if (key.startsWith('luka_consents_')) {
    return Object.fromEntries(Object.entries(value).map(([kind, item]) => [kind, change(item)]));
  }
  return change(value);
}

/** The names of the fields that {@link changed} can change. */
function fieldsOf(key: StorageKey, value: object): readonly string[] {
  const names: string[] = [];
  changed(key, value, (fields) => {
    names.push(...Object.keys(fields));
    return fields;
  });
  return names;
}

test.each(values)('reads a whole value of %s', (key, value) => {
  store(key, value);
  expect(readValue(key)).toEqual(value);
});

test.each(
  values.flatMap(([key, value, optional]) =>
    fieldsOf(key, value).map((field) => ({
      key,
      value,
      field,
      isOptional: optional.includes(field),
    })),
  ),
)('reads $key without $field: $isOptional, and never with a wrong one', (one) => {
  const { key, value, field, isOptional } = one;
  const without = changed(key, value, (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field)),
  );
  store(key, without);
  expect(readValue(key)).toEqual(isOptional ? without : null);
  store(
    key,
    changed(key, value, (fields) => ({ ...fields, [field]: { wrong: true } })),
  );
  expect(readValue(key)).toBeNull();
});

test.each([
  'x2026-07-08T10:42:00.000Z',
  '2026-07-08T10:42:00.000Zx',
  '2026-07-08T10:42:00.000',
  '26-07-08T10:42:00Z',
  '2026-07-08',
])('does not read a consent that was given at %j', (wrong) => {
  store('luka_consents_42', { device: { granted: true, at: wrong, version: 1 } });
  expect(readValue('luka_consents_42')).toBeNull();
});

test.each([
  ['luka_notices_closed', ['a'], ['']],
  ['luka_locale', 'vi', 'fr'],
  ['luka_theme', 'system', 'pink'],
  ['my_loan_index', 0, 2],
  ['luka_signed_42', true, 'true'],
  ['luka_last_used', 1, '1'],
  ['luka_clock_offset', -5, 1.5],
  ['luka_version', 1, 0],
  ['luka_browser_cache', { a: 1 }, 1],
] as const)('reads %s where it is %j, and not where it is %j', (key, right, wrong) => {
  store(key, right);
  expect(readValue(key)).toEqual(right);
  store(key, wrong);
  expect(readValue(key)).toBeNull();
});
