import { HttpResponse, http } from 'msw';
import { setAuth } from '@/lib/api/auth';
import { applyForLoan } from '@/lib/api/calls/loan';
import { readValue, writeValue } from '@/lib/storage/values';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { ok, server } from '@/lib/testing/server';
import {
  clearPendingSignature,
  hasPendingSignature,
  hasSignedBefore,
  markSigned,
} from './signature-records';

beforeEach(() => {
  setAuth({ token: () => null, userId: () => readValue('user_id'), expire: () => undefined });
  writeValue('user_id', 'u1');
});

afterEach(() => wipePersonal('signOut'));

test('has signed before once a signature is stored on the device', () => {
  expect(hasSignedBefore({ state: 'approved' })).toBe(false);
  markSigned();
  expect(hasSignedBefore({ state: 'approved' })).toBe(true);
});

test('has signed before when a loan was repaid, on any device', () => {
  expect(hasSignedBefore({ state: 'cleared' })).toBe(true);
});

test('has not signed before when another user of the device has', () => {
  markSigned();
  writeValue('user_id', 'u2');
  expect(hasSignedBefore({ state: 'approved' })).toBe(false);
});

const agreement = { preview_id: 'prev_1', agree: true } as const;

test('has no pending signature after a reply, accepted or rejected', async () => {
  server.use(http.post('*', () => ok('loan/apply', { order_no: 'L1' })));
  await applyForLoan(agreement);
  expect(hasPendingSignature('prev_1')).toBe(false);
  server.use(http.post('*', () => HttpResponse.json({ code: 409, msg: 'no' })));
  await expect(applyForLoan(agreement)).rejects.toThrow();
  expect(hasPendingSignature('prev_1')).toBe(false);
});

test('has a pending signature for this quote only when the response is lost', async () => {
  server.use(http.post('*', () => HttpResponse.json({}, { status: 500 })));
  await expect(applyForLoan(agreement)).rejects.toThrow();
  expect(hasPendingSignature('prev_1')).toBe(true);
  expect(hasPendingSignature('prev_2')).toBe(false);
  clearPendingSignature('prev_1');
  expect(hasPendingSignature('prev_1')).toBe(false);
});
