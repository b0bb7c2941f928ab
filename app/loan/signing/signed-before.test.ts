import { removeValue, writeValue } from '@/lib/storage/values';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { hasSignedBefore, markSigned } from './signed-before';

beforeEach(() => writeValue('user_id', 'u1'));

afterEach(() => {
  wipePersonal('signOut');
  removeValue('user_id');
});

test('who has signed on this device has signed before', () => {
  expect(hasSignedBefore({ state: 'approved' })).toBe(false);
  markSigned();
  expect(hasSignedBefore({ state: 'approved' })).toBe(true);
});

test('who has paid a loan back has signed before, on whatever device', () => {
  expect(hasSignedBefore({ state: 'cleared' })).toBe(true);
});

test('another person on the same device has not', () => {
  markSigned();
  writeValue('user_id', 'u2');
  expect(hasSignedBefore({ state: 'approved' })).toBe(false);
});
