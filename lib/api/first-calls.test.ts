import { getDefaultStore } from 'jotai';
import { http } from 'msw';
import { serverNow } from '@/lib/server-time/server-time';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { samples } from '@/lib/testing/api-samples';
import { ok, received, server } from '@/lib/testing/server';
import { toastAtom } from '@/lib/toast/toast';
import { request } from './client';
import type { FirstCall } from './first-calls';
import { requestHeaders } from './headers';
import type { Received } from './transport';

const home = samples['app/home'].ret;

beforeEach(() => {
  getDefaultStore().set(toastAtom, null);
  server.use(http.post('*', () => ok('app/home', { ...home, state: 'cleared' })));
});

afterEach(async () => {
  delete window.lukaFirstCalls;
  await logOut('signOut');
});

/** What the page's head has sent, as a guest; `received` is its reply. */
function send(received: Promise<Received>, call: Partial<FirstCall> = {}): FirstCall {
  received.catch(() => undefined);
  const sent: FirstCall = {
    path: 'app/home',
    body: '{}',
    headers: requestHeaders(null),
    startedAt: performance.now(),
    received,
    abort: jest.fn(),
    ...call,
  };
  window.lukaFirstCalls = [sent];
  return sent;
}

const reply = (text: string, status = 200, times: Partial<Received['times']> = {}) =>
  Promise.resolve({
    status,
    text,
    times: { date: null, sentAt: Date.now(), receivedAt: Date.now(), ...times },
  });
const replyOf = (ret: unknown) => reply(JSON.stringify({ code: 0, msg: '', ret }));

test('the reply of the first call is returned once, without a request', async () => {
  send(replyOf(home));
  await expect(request('app/home', {})).resolves.toEqual(home);
  expect(received).toEqual([]);
  await expect(request('app/home', {})).resolves.toMatchObject({ state: 'cleared' });
  expect(received).toHaveLength(1);
});

test('its user’s token is that of the session', async () => {
  await logIn(samples['user/login'].ret);
  send(replyOf(home), { headers: requestHeaders(samples['user/login'].ret.token) });
  await expect(request('app/home', {})).resolves.toEqual(home);
  expect(received).toEqual([]);
});

test.each<[string, Partial<FirstCall>]>([
  ['of another user', { headers: requestHeaders('other') }],
  ['in another language', { headers: { ...requestHeaders(null), language: 'en' } }],
  ['of another version', { headers: { ...requestHeaders(null), version: '1' } }],
  ['with another body', { body: '{"page":1}' }],
  ['from longer ago than the deadline', { startedAt: performance.now() - 60_001 }],
])('a first call %s is aborted, and its reply dropped', async (_, call) => {
  const { abort } = send(replyOf(home), call);
  await expect(request('app/home', {})).resolves.toMatchObject({ state: 'cleared' });
  expect(received).toHaveLength(1);
  expect(abort).toHaveBeenCalledTimes(1);
  expect(window.lukaFirstCalls).toEqual([]);
});

test('a first call from exactly the deadline ago is not waited for', async () => {
  jest.useFakeTimers();
  const { abort } = send(new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(request('app/home', {})).resolves.toMatchObject({ state: 'cleared' });
  expect(abort).toHaveBeenCalledTimes(1);
});

test('another call leaves it', async () => {
  send(replyOf(home));
  await request('app/get_bank_list', {}).catch(() => undefined);
  await expect(request('app/home', {})).resolves.toEqual(home);
});

describe('it fails as any call does', () => {
  test('without a connection', async () => {
    send(Promise.reject(new TypeError('Failed to fetch')));
    await expect(request('app/home', {})).rejects.toMatchObject({ code: 'network' });
    expect(getDefaultStore().get(toastAtom)?.message).toEqual({ key: 'apiErrors.network' });
    expect(received).toEqual([]);
  });

  test('with a session that has ended, which it ends', async () => {
    await logIn(samples['user/login'].ret);
    const { token } = samples['user/login'].ret;
    send(reply('{"code":10001,"msg":"Ingresa otra vez"}'), { headers: requestHeaders(token) });
    await expect(request('app/home', {})).rejects.toMatchObject({ code: 'loggedOut' });
    expect(window.localStorage.getItem('uni_token')).toBeNull();
  });

  test('60 s after it was sent, and is aborted', async () => {
    jest.useFakeTimers();
    await jest.advanceTimersByTimeAsync(5_000);
    const { abort } = send(new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(20_000);
    const failed = jest.fn();
    request('app/home', {}).catch(failed);
    await jest.advanceTimersByTimeAsync(39_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
    expect(abort).toHaveBeenCalled();
  });
});

test('the server’s time is learnt from when it was sent, not from when it is picked up', async () => {
  const sentAt = Date.now() - 10_000;
  const date = new Date(sentAt + 3_600_000).toUTCString();
  send(
    reply(JSON.stringify({ code: 0, msg: '', ret: home }), 200, {
      date,
      sentAt,
      receivedAt: sentAt + 200,
    }),
  );
  await request('app/home', {});
  expect(Math.abs(serverNow() - Date.now() - 3_600_000)).toBeLessThan(5_000);
});
