import { applyForLoan } from '@/lib/api/calls/loan';
import { json, ok, startFakeServer } from '@/lib/api/test/fake-server';
import { setFetch } from '@/lib/api/transport';
import { writeValue } from '@/lib/storage/values';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { isUnanswered, settleUnanswered } from './unanswered';

const agreement = { preview_id: 'prev_1', agree: true } as const;
const server = () => startFakeServer();

beforeEach(() => writeValue('user_id', 'u1'));

afterEach(() => {
  wipePersonal('signOut');
  setFetch(undefined);
});

test('a signature that was answered leaves nothing open, whatever the answer', async () => {
  server().answer(() => ok('loan/apply', { order_no: 'L1' }));
  await applyForLoan(agreement);
  expect(isUnanswered('prev_1')).toBe(false);
  server().answer(() => json({ code: 409, msg: 'no' }));
  await expect(applyForLoan(agreement)).rejects.toThrow();
  expect(isUnanswered('prev_1')).toBe(false);
});

test('a signature whose answer was lost is open, for its own terms only', async () => {
  server().answer(() => json({}, 500));
  await expect(applyForLoan(agreement)).rejects.toThrow();
  expect(isUnanswered('prev_1')).toBe(true);
  expect(isUnanswered('prev_2')).toBe(false);
  settleUnanswered();
  expect(isUnanswered('prev_1')).toBe(false);
});
