import fc from 'fast-check';
import { sealed } from './area';
import { onChange } from './changes';
import { readValue, removeValue, writeValue } from './values';

const storage = window.localStorage;

beforeEach(() => {
  storage.clear();
  window.sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

test('token, user id and phone are kept as bare text', () => {
  expect(writeValue('uni_token', 'abc')).toBe(true);
  expect(storage.getItem('uni_token')).toBe('abc');
  expect(readValue('uni_token')).toBe('abc');
});

test('everything else is kept as JSON', () => {
  writeValue('luka_theme', 'dark');
  writeValue('appInfo', { versionName: '1.0.5', versionCode: 6 });
  writeValue('luka_signed_42', true);
  expect(storage.getItem('luka_theme')).toBe('"dark"');
  expect(storage.getItem('luka_signed_42')).toBe('true');
  expect(readValue('appInfo')).toEqual({ versionName: '1.0.5', versionCode: 6 });
});

test('what was never written reads as absent', () => {
  expect(readValue('phone')).toBeNull();
  expect(readValue('my_loan_index')).toBeNull();
  expect(readValue('luka_draft_42_basic')).toBeNull();
});

test('one draft is not another', () => {
  writeValue('luka_draft_42_basic', { run: '1' });
  writeValue('luka_draft_42_social', { salary: 'a' });
  writeValue('luka_draft_7_basic', { run: '2' });
  expect(readValue('luka_draft_42_basic')).toEqual({ run: '1' });
  expect(readValue('luka_draft_7_basic')).toEqual({ run: '2' });
});

test.each([
  ['luka_theme', '{'],
  ['luka_theme', '"pink"'],
  ['my_loan_index', '7'],
  ['my_loan_index', '"1"'],
  ['appInfo', '{"versionName":"1.0.5"}'],
  ['localMainBehaviorEventList', '[{"key":"tap"}]'],
  ['uni_token', ''],
  ['luka_version', '0'],
  ['luka_locale', '"fr"'],
] as const)('garbage under %s, %s, reads as absent and stays', (key, text) => {
  storage.setItem(key, text);
  expect(readValue(key)).toBeNull();
  expect(storage.getItem(key)).toBe(text);
});

test.each(['https://elsewhere.example', '//elsewhere.example', 'pages/x', ''])(
  'a way back to %j leads nowhere',
  (path) => {
    window.sessionStorage.setItem('luka_return_to', JSON.stringify(path));
    expect(readValue('luka_return_to')).toBeNull();
  },
);

test('a way back is kept for the tab alone', () => {
  const path = '/pages/order-detail/order-detail?order_no=1';
  writeValue('luka_return_to', path);
  expect(readValue('luka_return_to')).toBe(path);
  expect(storage).toHaveLength(0);
});

test('the same text is the same object; another text is another', () => {
  writeValue('appInfo', { versionName: '1.0.5', versionCode: 6 });
  const first = readValue('appInfo');
  expect(readValue('appInfo')).toBe(first);
  storage.setItem('appInfo', '{"versionName":"1.0.6","versionCode":7}');
  expect(readValue('appInfo')).toEqual({ versionName: '1.0.6', versionCode: 7 });
});

test('a removed value is absent', () => {
  writeValue('phone', '+56912345678');
  removeValue('phone');
  expect(readValue('phone')).toBeNull();
  expect(storage.getItem('phone')).toBeNull();
});

test('a value that JSON cannot hold is refused, the old one stays', () => {
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  writeValue('luka_draft_42_basic', { name: 'Ana' });
  expect(writeValue('luka_draft_42_basic', cycle)).toBe(false);
  expect(readValue('luka_draft_42_basic')).toEqual({ name: 'Ana' });
});

test('a full device keeps the value for the tab and says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeValue('luka_draft_42_basic', { name: 'Ana' })).toBe(false);
  expect(readValue('luka_draft_42_basic')).toEqual({ name: 'Ana' });
});

test('before anything can be sealed, what a person types is in memory alone', () => {
  expect(writeValue('luka_draft_42_basic', { name: 'Ana' })).toBe(false);
  expect(readValue('luka_draft_42_basic')).toEqual({ name: 'Ana' });
  expect(storage).toHaveLength(0);
  sealed.shut();
  expect(readValue('luka_draft_42_basic')).toBeNull();
});

test('readers hear of every write and removal of their key, and of no other', () => {
  const heard = jest.fn();
  const stop = onChange('phone', heard);
  writeValue('phone', '+56912345678');
  writeValue('user_id', '42');
  removeValue('phone');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  writeValue('phone', '+56912345678');
  expect(heard).toHaveBeenCalledTimes(2);
});

/** Names that valibot keeps out of every record; no form has such a field. */
const reserved = ['__proto__', 'prototype', 'constructor'];

test('a draft of any JSON and any Unicode is read as it was written', () => {
  const names = fc.string({ unit: 'binary' }).filter((name) => !reserved.includes(name));
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue(), { noNullPrototype: true }), (value) => {
      writeValue('luka_draft_42_basic', value);
      expect(readValue('luka_draft_42_basic')).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('whatever text is found, reading it never throws', () => {
  const keys = fc.constantFrom(
    'appInfo',
    'localMainBehaviorEventList',
    'luka_uploads_42',
    'luka_theme',
  );
  fc.assert(
    fc.property(keys, fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (key, text) => {
      storage.setItem(key, text);
      expect(() => readValue(key)).not.toThrow();
    }),
  );
});
