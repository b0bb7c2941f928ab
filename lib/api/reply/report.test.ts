import { getDefaultStore } from 'jotai';
import { request } from '@/lib/api/client';
import { setFetch } from '@/lib/api/transport';
import { logIn } from '@/lib/session/log-in';
import { logOut, onLoggedOut } from '@/lib/session/log-out';
import { samples } from '@/lib/testing/api-samples';
import { type FakeServer, json, ok, startFakeServer } from '@/lib/testing/fake-server';
import { toastAtom } from '@/lib/toast/toast';

const login = samples['user/login'].ret;
let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  getDefaultStore().set(toastAtom, null);
});

afterEach(async () => {
  await logOut('signOut');
  setFetch(undefined);
});

function toast() {
  return getDefaultStore().get(toastAtom)?.message ?? null;
}

test('five replies at once that end the session log out once', async () => {
  await logIn(login);
  const heard: unknown[] = [];
  const stop = onLoggedOut((reason) => heard.push(reason));
  server.answer(() => json({ code: 10001, msg: 'Tu sesión terminó' }));
  const calls = Array.from({ length: 5 }, () => request('app/home', {}));
  const outcomes = await Promise.allSettled(calls);
  stop();
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(heard).toEqual(['expired']);
  expect(toast()).toBe('Tu sesión terminó');
});

test('a late reply to a session that is over does not end the next one, and says nothing', async () => {
  await logIn(login);
  let release = () => {};
  server.answer(
    () =>
      new Promise((resolve) => {
        release = () => resolve(json({ code: 10001, msg: 'Tu sesión terminó' }));
      }),
  );
  const late = request('app/home', {}).catch((error) => error);
  while (server.received.length === 0) await Promise.resolve();
  await logOut('signOut');
  await logIn({ ...login, token: 'token-2' });
  release();
  await expect(late).resolves.toMatchObject({ code: 'loggedOut' });
  expect(toast()).toBeNull();
  server.answer(() => ok('app/get_basic_info', null));
  await request('app/get_basic_info', {}).catch(() => {});
  expect(server.received.at(-1)?.headers).toHaveProperty('token', 'token-2');
});

test('a quiet call says nothing of its failure', async () => {
  server.answer(() => json({ code: 1, msg: 'Ocupado' }));
  const sent = request('user/upload_device', { data: '{}' }, { quiet: true });
  await expect(sent).rejects.toMatchObject({ code: 'refused' });
  expect(toast()).toBeNull();
});

test('the end of the session is said also by a quiet call', async () => {
  await logIn(login);
  server.answer(() => json({ code: 403, msg: 'Prohibido' }));
  const sent = request('user/upload_device', { data: '{}' }, { quiet: true });
  await expect(sent).rejects.toMatchObject({ code: 'loggedOut' });
  expect(toast()).toBe('Prohibido');
});

describe('the word to the developer', () => {
  const print = jest.spyOn(console, 'error').mockImplementation();

  afterEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'test' });
  });
  afterAll(() => print.mockRestore());

  test('a reply out of contract is printed in development', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    server.answer(() => new Response('<html>'));
    await request('app/home', {}).catch(() => {});
    expect(print).toHaveBeenCalledWith('app/home: answered 6 characters, not JSON');
  });

  test('a refusal is the person’s, and not printed', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    server.answer(() => json({ code: 1, msg: 'No' }));
    await request('app/home', {}).catch(() => {});
    expect(print).not.toHaveBeenCalled();
  });

  test('nothing is printed in production, and nothing checked before it leaves', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    server.answer(() => new Response('<html>'));
    await request('loan/apply', { request_id: '', preview_id: '', agree: true }).catch(() => {});
    expect(print).not.toHaveBeenCalled();
    expect(server.received).toHaveLength(1);
  });
});
