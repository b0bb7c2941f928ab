import { installFakeCaches } from '@/lib/testing/fake-caches';
import { onChange } from './changes';
import { readDraftFile, writeDraftFile } from './draft-files';
import { removeDraftsOf, removeOldValues } from './remove-values';

const dayMs = 86_400_000;
const now = 1_800_000_000_000;

beforeEach(() => {
  installFakeCaches();
});

const store = (key: string, value: unknown) =>
  window.localStorage.setItem(key, JSON.stringify(value));
const keys = () => Object.keys(window.localStorage).sort();

test.each([
  ['a draft', 'luka_draft_u1_basic', 30 * dayMs],
  ['a requested payment', 'luka_payment_u1_26100482', 30 * dayMs],
  ['the last Home', 'luka_home_u1', 7 * dayMs],
  ['the receiver of a login code', 'luka_code_sent', 3_600_000],
])('%s is removed once it was not touched for its time', (_, key, keepMs) => {
  store(key, { at: now - keepMs });
  removeOldValues(now);
  expect(keys()).toEqual([key]);
  removeOldValues(now + 1);
  expect(keys()).toEqual([]);
});

test.each([
  ['no time', {}],
  ['a text for a time', { at: 'x' }],
  ['no JSON', 'sealed1.abc'],
])('a draft with %s is removed', (_, value) => {
  store('luka_draft_u1_basic', value);
  removeOldValues(now);
  expect(keys()).toEqual([]);
});

test('values without a time to keep stay', () => {
  window.localStorage.setItem('uni_token', 't');
  store('luka_signed_u1', true);
  store('another_app', { at: 0 });
  removeOldValues(now);
  expect(keys()).toEqual(['another_app', 'luka_signed_u1', 'uni_token']);
});

test('an old draft goes with its file, and its readers are told', async () => {
  const key = 'luka_draft_u1_photo_selfie';
  const listener = jest.fn();
  const stop = onChange(key, listener);
  store(key, { at: now - 31 * dayMs });
  await writeDraftFile(key, new Blob(['photo']), () => true);
  removeOldValues(now);
  expect(await readDraftFile(key)).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('the drafts of one user are removed with their files, and no other value', async () => {
  const kept = ['luka_draft_u2_basic', 'luka_payment_u1_26100482', 'luka_signed_u1'];
  const removed = ['luka_draft_u1_basic', 'luka_draft_u1_photo_selfie'] as const;
  for (const key of [...kept, ...removed]) store(key, { at: now });
  await writeDraftFile(removed[1], new Blob(['photo']), () => true);
  removeDraftsOf('u1');
  expect(keys()).toEqual(kept);
  expect(await readDraftFile(removed[1])).toBeUndefined();
});

test('the drafts from before a hand-in are removed, and none that was begun after it', () => {
  store('luka_draft_u1_photo_selfie', { at: now - 1 });
  store('luka_draft_u1_photo_id_front', { at: now });
  removeDraftsOf('u1', now);
  expect(keys()).toEqual(['luka_draft_u1_photo_id_front']);
});
