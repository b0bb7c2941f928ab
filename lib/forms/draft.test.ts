import { removeValue, writeValue } from '@/lib/storage/values';
import { fits, readDraft, removeDraft, writeDraft } from './draft';

beforeEach(() => writeValue('user_id', 'u1'));
afterEach(() => {
  removeDraft('basic');
  removeValue('user_id');
});

test('a draft is read back by the person who wrote it, form by form', () => {
  writeDraft('basic', { run: '12.345', city: 'stgo' });
  expect(readDraft('basic')).toEqual({ run: '12.345', city: 'stgo' });
  expect(readDraft('social')).toEqual({});
});

test('another person on the same phone does not see it', () => {
  writeDraft('basic', { run: '12.345' });
  writeValue('user_id', 'u2');
  expect(readDraft('basic')).toEqual({});
  writeValue('user_id', 'u1');
  expect(readDraft('basic')).toEqual({ run: '12.345' });
});

test('nobody logged in keeps nothing', () => {
  removeValue('user_id');
  writeDraft('basic', { run: '12.345' });
  writeValue('user_id', 'u1');
  expect(readDraft('basic')).toEqual({});
});

test('a draft that is removed is gone', () => {
  writeDraft('basic', { run: '1' });
  removeDraft('basic');
  expect(readDraft('basic')).toEqual({});
});

test.each([
  ['', 'x', true],
  [false, true, true],
  [[], ['a'], true],
  ['', 1, false],
  ['', null, false],
  ['', undefined, false],
  [[], {}, false],
  [{}, [], false],
])('where %j stands, %j fits: %s', (now, kept, expected) => {
  expect(fits(now, kept)).toBe(expected);
});
