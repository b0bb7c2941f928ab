import { localArea, sealed } from './area';
import { onChange } from './changes';
import { readValue, writeValue } from './values';
import { wipePersonal } from './wipe-personal';

const devices = ['appInfo', 'luka_locale', 'luka_sandbox', 'luka_theme', 'af_register_ok_42'];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
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

test('who signs out leaves nothing personal behind, drafts of anybody included', () => {
  wipePersonal('signOut');
  expect(keys()).toEqual([...devices].sort());
});

test('an expired session takes token, user id, phone, loan index and unsent events', () => {
  wipePersonal('expired');
  expect(readValue('uni_token')).toBeNull();
  expect(readValue('user_id')).toBeNull();
  expect(readValue('phone')).toBeNull();
  expect(readValue('my_loan_index')).toBeNull();
  expect(readValue('localMainBehaviorEventList')).toBeNull();
});

test('after an expired session the person finds drafts and way back again', () => {
  wipePersonal('expired');
  expect(readValue('luka_draft_42_basic')).toEqual({ name: 'Ana' });
  expect(readValue('luka_signed_42')).toBe(true);
  expect(readValue('luka_return_to')).toBe('/pages/step/step-basic/step-basic');
});

test("a newer version's values go at sign-out, as they may be personal; others' stay", () => {
  window.localStorage.setItem('luka_from_the_future', '{}');
  window.localStorage.setItem('another_app', 'x');
  wipePersonal('expired');
  expect(keys()).toContain('luka_from_the_future');
  wipePersonal('signOut');
  expect(keys()).not.toContain('luka_from_the_future');
  expect(keys()).toContain('another_app');
});

test('what only this tab could keep is wiped as well', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeValue('uni_token', 'in memory');
  full.mockRestore();
  wipePersonal('signOut');
  expect(readValue('uni_token')).toBeNull();
});

test('a preview, whose storage is memory of its own, keeps what is not personal', () => {
  const { area } = sealed;
  sealed.area = localArea;
  writeValue('luka_draft_42_basic', { name: 'Ana' });
  wipePersonal('signOut');
  expect(keys()).toEqual([...devices].sort());
  sealed.area = area;
});

test('readers of a wiped value hear of it', () => {
  const heard = jest.fn();
  const stop = onChange('uni_token', heard);
  wipePersonal('signOut');
  stop();
  expect(heard).toHaveBeenCalledTimes(1);
});
