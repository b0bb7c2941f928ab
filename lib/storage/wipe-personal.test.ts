import { installFakeCaches } from '@/lib/testing/fake-caches';
import { onChange } from './changes';
import { writeDraftFile } from './draft-files';
import { draftFiles } from './keys';
import { readValue, writeValue } from './values';
import { wipePersonal, wipeTab } from './wipe-personal';

const deviceKeys = ['appInfo', 'luka_locale', 'luka_sandbox', 'luka_theme', 'af_register_ok_42'];

beforeEach(() => {
  writeValue('uni_token', 'abc');
  writeValue('user_id', '42');
  writeValue('phone', '+56912345678');
  writeValue('my_loan_index', 1);
  writeValue('localMainBehaviorEventList', [{ key: 'tap', time: 1 }]);
  writeValue('luka_draft_42_basic', { name: 'Ana' });
  writeValue('luka_draft_7_basic', { name: 'Eva' });
  writeValue('luka_signed_42', true);
  writeValue('luka_return_to', '/pages/step/step-basic/step-basic');
  writeValue('appInfo', { versionName: '1.0.5', versionCode: 6 });
  writeValue('luka_locale', 'vi');
  writeValue('luka_theme', 'dark');
  writeValue('luka_sandbox', '{}');
  writeValue('af_register_ok_42', true);
});

function keys(): string[] {
  return [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].sort();
}

test("a sign-out removes everything personal, every user's drafts included", () => {
  wipePersonal('signOut');
  expect(keys()).toEqual([...deviceKeys].sort());
});

test("a sign-out removes a newer version's values, which may be personal, and no other app's", () => {
  window.localStorage.setItem('luka_from_the_future', '{}');
  window.localStorage.setItem('another_app', 'x');
  wipePersonal('expired');
  expect(keys()).toContain('luka_from_the_future');
  wipePersonal('signOut');
  expect(keys()).not.toContain('luka_from_the_future');
  expect(keys()).toContain('another_app');
});

test('removes values that are only in memory', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeValue('uni_token', 'in memory');
  full.mockRestore();
  wipePersonal('signOut');
  expect(readValue('uni_token')).toBeNull();
});

test('notifies listeners of removed values', () => {
  const listener = jest.fn();
  const unsubscribe = onChange('uni_token', listener);
  wipePersonal('signOut');
  unsubscribe();
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a user who has left in another tab leaves nothing in this tab, and the phone's values stay", () => {
  wipeTab();
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  expect(readValue('luka_draft_42_basic')).toEqual({ name: 'Ana' });
  expect(readValue('uni_token')).toBe('abc');
});

test('a sign-out removes the files of drafts, an expired session keeps them', async () => {
  const fake = installFakeCaches();
  await writeDraftFile('luka_draft_42_photo_selfie', new Blob(['photo']), () => true);
  await wipePersonal('expired');
  expect([...fake.caches.keys()]).toEqual([draftFiles]);
  await wipePersonal('signOut');
  expect([...fake.caches.keys()]).toEqual([]);
});
