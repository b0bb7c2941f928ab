import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { setAuth } from './auth';
import { ApiError, type ApiErrorCode } from './errors';
import { forgetRequest, hasUnanswered, sendOnceFor } from './request-id';

const fail = (code: ApiErrorCode) => new ApiError(code, { path: 'loan/apply', hint: code });
const drop = () => Promise.reject(fail('network'));

/** Sends, and resolves with the idempotency key that was sent. */
async function idOf(subject: string, outcome: () => Promise<unknown> = async () => 'done') {
  let sentId = '';
  const sendOnce = sendOnceFor<unknown>('apply');
  await sendOnce(subject, (id) => {
    sentId = id;
    return outcome();
  }).catch(() => {});
  return sentId;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-31T12:00:00-04:00') });
  wipePersonal('signOut');
  writeValue('user_id', 'u1');
  setAuth({ token: () => null, userId: () => readValue('user_id'), expire: () => undefined });
});

test('a key is 32 hexadecimal digits, and a new one after each success', async () => {
  const first = await idOf('v1');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await idOf('v1')).not.toBe(first);
});

test.each(['network', 'timeout', 'http', 'notJson', 'shape', 'aborted'] as const)(
  'a retry after %s has the same key',
  async (code) => {
    const first = await idOf('v1', () => Promise.reject(fail(code)));
    expect(await idOf('v1')).toBe(first);
  },
);

test.each(['rejected', 'refused', 'loggedOut'] as const)(
  'a retry after %s, a reply of the server, has a new key',
  async (code) => {
    const first = await idOf('v1', () => Promise.reject(fail(code)));
    expect(await idOf('v1')).not.toBe(first);
  },
);

test('a retry after another error has the same key', async () => {
  const first = await idOf('v1', () => Promise.reject(new Error('bug')));
  expect(await idOf('v1')).toBe(first);
});

test('a retry after a lost reply and a reload has the same key', async () => {
  const first = await idOf('v1', drop);
  let after = '';
  await jest.isolateModulesAsync(async () => {
    const auth = await import('./auth');
    auth.setAuth({ token: () => null, userId: () => 'u1', expire: () => undefined });
    const reloaded = await import('./request-id');
    const sendOnce = reloaded.sendOnceFor<void>('apply');
    await sendOnce('v1', async (id) => {
      after = id;
    });
  });
  expect(after).toBe(first);
});

test('another subject has another key', async () => {
  const first = await idOf('v1', drop);
  expect(await idOf('v2')).not.toBe(first);
});

test('an answer to another subject leaves the key of a lost reply', async () => {
  const first = await idOf('v1', drop);
  await idOf('v2');
  expect(hasUnanswered('apply', 'v1')).toBe(true);
  expect(hasUnanswered('apply', 'v2')).toBe(false);
  expect(await idOf('v1')).toBe(first);
});

test('a late reply to a user who has left reaches nobody, and leaves the key of the next one', async () => {
  let reply = (_: string) => {};
  const sendOnce = sendOnceFor<string>('apply');
  const late = sendOnce('v1', () => new Promise((resolve) => (reply = resolve)));
  await Promise.resolve();
  writeValue('user_id', 'u2');
  const second = await idOf('v1', drop);
  reply('done');
  await expect(late).rejects.toMatchObject({ code: 'aborted' });
  expect(await idOf('v1')).toBe(second);
});

test('the call of another user is sent while that of the first is in flight', async () => {
  const sendOnce = sendOnceFor<string>('apply_info');
  void sendOnce('', () => new Promise(() => {}));
  writeValue('user_id', 'u2');
  await expect(sendOnce('', async () => 'of u2')).resolves.toBe('of u2');
  forgetRequest('apply_info', '', 'u1');
});

test('what has changed while its call is in flight is sent with a key of its own', async () => {
  const sendOnce = sendOnceFor<string>('apply_info');
  const ids: string[] = [];
  let reply = (_: string) => {};
  const older = sendOnce('', (id) => {
    ids.push(id);
    return new Promise((resolve) => (reply = resolve));
  });
  await Promise.resolve();
  forgetRequest('apply_info', '');
  const lost = sendOnce('', (id) => {
    ids.push(id);
    return drop();
  });
  await expect(lost).rejects.toThrow();
  reply('late');
  await older;
  await sendOnce('', async (id) => {
    ids.push(id);
    return 'done';
  });
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids[2]).toBe(ids[1]);
});

test('another user has other keys', async () => {
  const first = await idOf('v1', drop);
  writeValue('user_id', 'u2');
  expect(await idOf('v1')).not.toBe(first);
});

test('a key is kept when the session expires and removed when the user signs out', async () => {
  const first = await idOf('v1', drop);
  wipePersonal('expired');
  writeValue('user_id', 'u1');
  expect(await idOf('v1', drop)).toBe(first);
  wipePersonal('signOut');
  writeValue('user_id', 'u1');
  expect(await idOf('v1')).not.toBe(first);
});

test.each([
  ['a day less a second', 86_399_000, true],
  ['a day', 86_400_000, false],
  ['a day back, as when the clock was wrong', -86_400_000, false],
])('a key is kept after %s: %s ms, %s', async (_, later, isKept) => {
  const first = await idOf('v1', drop);
  jest.setSystemTime(Date.now() + later);
  expect((await idOf('v1')) === first).toBe(isKept);
});

test('a forgotten request has a new key', async () => {
  const first = await idOf('v1', drop);
  forgetRequest('apply', 'v1');
  expect(await idOf('v1')).not.toBe(first);
});

test('a second call in flight gets the first one’s result', async () => {
  const sendOnce = sendOnceFor<string>('repay');
  let requests = 0;
  const send = async () => {
    requests += 1;
    return 'paid';
  };
  const taps = [sendOnce('L1', send), sendOnce('L1', send)];
  await expect(Promise.all(taps)).resolves.toEqual(['paid', 'paid']);
  expect(requests).toBe(1);
  await sendOnce('L1', send);
  expect(requests).toBe(2);
});

test('a second call in flight fails with the first, and a third is sent', async () => {
  const sendOnce = sendOnceFor<string>('repay');
  const taps = await Promise.allSettled([sendOnce('L1', drop), sendOnce('L1', drop)]);
  expect(taps.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(sendOnce('L1', async () => 'paid')).resolves.toBe('paid');
});

test('without a user id a retry has the same key', async () => {
  removeValue('user_id');
  const first = await idOf('v1', drop);
  expect(await idOf('v1')).toBe(first);
});
