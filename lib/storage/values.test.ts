import fc from 'fast-check';
import { onChange } from './changes';
import type { StorageKey } from './keys';
import { readValue, removeValue, writeValue } from './values';

const storage = window.localStorage;

test('stores token, user id and phone as bare text', () => {
  expect(writeValue('uni_token', 'abc')).toBe(true);
  expect(storage.getItem('uni_token')).toBe('abc');
  expect(readValue('uni_token')).toBe('abc');
});

test('stores everything else as JSON', () => {
  writeValue('luka_theme', 'dark');
  writeValue('appInfo', { versionName: '1.0.5', versionCode: 6 });
  writeValue('luka_signed_42', true);
  expect(storage.getItem('luka_theme')).toBe('"dark"');
  expect(storage.getItem('luka_signed_42')).toBe('true');
  expect(readValue('appInfo')).toEqual({ versionName: '1.0.5', versionCode: 6 });
});

test.each(['https://elsewhere.example', '//elsewhere.example', 'pages/x', ''])(
  'reads null for a return path of %j',
  (path) => {
    window.sessionStorage.setItem('luka_return_to', JSON.stringify(path));
    expect(readValue('luka_return_to')).toBeNull();
  },
);

test('stores the return path for this tab only', () => {
  const path = '/pages/order-detail/order-detail?order_no=1';
  writeValue('luka_return_to', path);
  expect(readValue('luka_return_to')).toBe(path);
  expect(storage).toHaveLength(0);
});

test('returns the same object until the text changes', () => {
  writeValue('appInfo', { versionName: '1.0.5', versionCode: 6 });
  const first = readValue('appInfo');
  expect(readValue('appInfo')).toBe(first);
  storage.setItem('appInfo', '{"versionName":"1.0.6","versionCode":7}');
  expect(readValue('appInfo')).toEqual({ versionName: '1.0.6', versionCode: 7 });
});

test('refuses a value that JSON cannot represent and keeps the old one', () => {
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  writeValue('luka_draft_42_basic', { name: 'Ana' });
  expect(writeValue('luka_draft_42_basic', cycle)).toBe(false);
  expect(readValue('luka_draft_42_basic')).toEqual({ name: 'Ana' });
});

test('notifies listeners of each write and removal of their key only', () => {
  const listener = jest.fn();
  const unsubscribe = onChange('phone', listener);
  writeValue('phone', '+56912345678');
  writeValue('user_id', '42');
  removeValue('phone');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  writeValue('phone', '+56912345678');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('unsubscribing twice leaves who has subscribed since', () => {
  const unsubscribe = onChange('phone', jest.fn());
  unsubscribe();
  const listener = jest.fn();
  const unsubscribeLater = onChange('phone', listener);
  unsubscribe();
  writeValue('phone', '+56912345678');
  unsubscribeLater();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a key without a rule reads as absent, is not written and stays when it is removed', () => {
  const name: string = 'luka_from_the_future';
  const key = name as StorageKey;
  storage.setItem(key, '"theirs"');
  expect(readValue(key)).toBeNull();
  expect(writeValue(key, 'ours')).toBe(false);
  removeValue(key);
  expect(storage.getItem(key)).toBe('"theirs"');
});

/** Keys that valibot removes from records; no form has such a field. */
const reserved = ['__proto__', 'prototype', 'constructor'];

test('reads back drafts of any JSON and any Unicode', () => {
  const names = fc.string({ unit: 'binary' }).filter((name) => !reserved.includes(name));
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue(), { noNullPrototype: true }), (value) => {
      writeValue('luka_draft_42_basic', value);
      expect(readValue('luka_draft_42_basic')).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('never throws, whatever text is stored', () => {
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
