import { removeValue, writeValue } from '@/lib/storage/values';
import { isSameKind, readDraft, removeDraft, writeDraft } from './draft';

beforeEach(() => writeValue('user_id', 'u1'));
afterEach(() => {
  removeDraft('basic');
  removeValue('user_id');
});

test('reads back the draft of each form', () => {
  writeDraft('basic', { run: '12.345', city: 'stgo' });
  expect(readDraft('basic')).toEqual({ run: '12.345', city: 'stgo' });
  expect(readDraft('social')).toEqual({});
});

test('does not show a draft to another user of the phone', () => {
  writeDraft('basic', { run: '12.345' });
  writeValue('user_id', 'u2');
  expect(readDraft('basic')).toEqual({});
  writeValue('user_id', 'u1');
  expect(readDraft('basic')).toEqual({ run: '12.345' });
});

test('stores no draft for a guest', () => {
  removeValue('user_id');
  writeDraft('basic', { run: '12.345' });
  writeValue('user_id', 'u1');
  expect(readDraft('basic')).toEqual({});
});

test('removes a draft', () => {
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
])('a stored value for %j may be %j: %s', (now, kept, expected) => {
  expect(isSameKind(now, kept)).toBe(expected);
});
