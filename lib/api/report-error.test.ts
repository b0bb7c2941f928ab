import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { samples } from '@/lib/testing/api-samples';
import { ok, received, server } from '@/lib/testing/server';
import { toastAtom } from '@/lib/toast/toast';
import { request } from './client';

const login = samples['user/login'].ret;

beforeEach(() => getDefaultStore().set(toastAtom, null));

afterEach(() => logOut('signOut'));

function toast() {
  return getDefaultStore().get(toastAtom)?.message ?? null;
}

test('a call of an earlier session ends with it: its late reply does not end the next one, and shows no toast', async () => {
  await logIn(login);
  let release = () => {};
  server.use(
    http.post(
      '*',
      () =>
        new Promise((resolve) => {
          release = () => resolve(HttpResponse.json({ code: 10001, msg: 'Tu sesión terminó' }));
        }),
    ),
  );
  const late = request('app/home', {}).catch((error) => error);
  while (received.length === 0) await Promise.resolve();
  await logOut('signOut');
  await expect(late).resolves.toMatchObject({ code: 'aborted' });
  await logIn({ ...login, token: 'token-2' });
  release();
  expect(toast()).toBeNull();
  server.use(http.post('*', () => ok('app/get_basic_info', null)));
  await request('app/get_basic_info', {}).catch(() => {});
  expect(received.at(-1)?.headers).toHaveProperty('token', 'token-2');
});

test('a quiet call shows no toast when it fails', async () => {
  server.use(http.post('*', () => HttpResponse.json({ code: 1, msg: 'Ocupado' })));
  const sent = request('user/upload_device', { data: '{}' }, { quiet: true });
  await expect(sent).rejects.toMatchObject({ code: 'refused' });
  expect(toast()).toBeNull();
});

test('a quiet call shows a toast when the session has ended', async () => {
  await logIn(login);
  server.use(http.post('*', () => HttpResponse.json({ code: 403, msg: 'Prohibido' })));
  const sent = request('user/upload_device', { data: '{}' }, { quiet: true });
  await expect(sent).rejects.toMatchObject({ code: 'loggedOut' });
  expect(toast()).toBe('Prohibido');
});

describe('console', () => {
  let print: jest.SpyInstance;
  beforeEach(() => {
    print = jest.spyOn(console, 'error').mockImplementation();
  });

  test.each([
    ['no JSON', () => new Response('<html>'), 'response of 6 characters is not JSON'],
    ['no contract', () => HttpResponse.json({ code: 0, msg: '', ret: 12 }), 'ret is not Object'],
    ['a failure status', () => HttpResponse.json('', { status: 500 }), 'response has status 500'],
  ])('logs a reply of %s in development', async (_, reply, message) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    server.use(http.post('*', reply));
    await request('app/home', {}).catch(() => {});
    expect(print).toHaveBeenCalledWith(`app/home: ${message}`);
  });

  test('does not log a refusal', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    server.use(http.post('*', () => HttpResponse.json({ code: 1, msg: 'No' })));
    await request('app/home', {}).catch(() => {});
    expect(print).not.toHaveBeenCalled();
  });

  test('logs nothing in production, where no body is checked', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    server.use(http.post('*', () => new Response('<html>')));
    await request('loan/apply', { request_id: '', preview_id: '', agree: true }).catch(() => {});
    expect(print).not.toHaveBeenCalled();
    expect(received).toHaveLength(1);
  });
});
