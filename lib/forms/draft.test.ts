import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { isSameKind, readDraft, removeDraft, removeDrafts, writeDraft } from './draft';

beforeEach(() => writeValue('user_id', 'u1'));
afterEach(() => removeDraft('basic'));

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

test('a draft that was not touched for 30 days counts as none, also in an app that stayed open', () => {
  writeDraft('basic', { run: '12.345' });
  const before = readValue('luka_clock_offset') ?? 0;
  writeValue('luka_clock_offset', before + 30 * 86_400_000 - 60_000);
  expect(readDraft('basic')).toEqual({ run: '12.345' });
  writeValue('luka_clock_offset', before + 30 * 86_400_000 + 60_000);
  expect(readDraft('basic')).toEqual({});
  writeDraft('basic', { run: '12.3' });
  expect(readDraft('basic')).toEqual({ run: '12.3' });
  removeValue('luka_clock_offset');
});

test('the hand-in removes all drafts of the user, and no other user’s', () => {
  writeDraft('basic', { run: '1' });
  writeDraft('social', { salary: 'a' });
  writeValue('user_id', 'u2');
  writeDraft('basic', { run: '2' });
  writeValue('user_id', 'u1');
  removeDrafts();
  expect([readDraft('basic'), readDraft('social')]).toEqual([{}, {}]);
  writeValue('user_id', 'u2');
  expect(readDraft('basic')).toEqual({ run: '2' });
  removeDrafts();
  writeValue('user_id', 'u1');
});
