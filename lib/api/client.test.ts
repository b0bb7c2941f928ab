import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { localeAtom } from '@/lib/i18n/current-locale';
import { serverNow } from '@/lib/server-time/server-time';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { samples } from '@/lib/testing/api-samples';
import { never, ok, received, server } from '@/lib/testing/server';
import { toastAtom } from '@/lib/toast/toast';
import { request } from './client';
import { setFetch } from './transport';

const login = samples['user/login'].ret;

beforeEach(() => getDefaultStore().set(toastAtom, null));

afterEach(async () => {
  await logOut('signOut');
  getDefaultStore().set(localeAtom, 'es');
});

function toast() {
  return getDefaultStore().get(toastAtom)?.message ?? null;
}

test('sends a POST of JSON to the path and resolves with ret', async () => {
  const { body, ret } = samples['app/save_basic_info'];
  server.use(http.post('*', () => ok('app/save_basic_info', ret)));
  await expect(request('app/save_basic_info', body)).resolves.toEqual(ret);
  expect(received).toMatchObject([{ path: 'app/save_basic_info', body }]);
  expect(toast()).toBeNull();
});

test('sends neither cookies nor a referrer', async () => {
  const sent: Request[] = [];
  setFetch(async (call) => {
    sent.push(call);
    return ok('app/get_basic_info', samples['app/get_basic_info'].ret);
  });
  await request('app/get_basic_info', {});
  setFetch(undefined);
  expect(sent.map(({ credentials, referrerPolicy }) => [credentials, referrerPolicy])).toEqual([
    ['omit', 'no-referrer'],
  ]);
});

test('sends the token as a header, never in the URL', async () => {
  await logIn(login);
  await request('app/get_basic_info', {});
  expect(received[0]?.headers).toHaveProperty('token', login.token);
  expect(received[0]?.url).not.toContain(login.token);
});

test('sends no body out of contract', async () => {
  const sent = request('loan/apply', { request_id: '', preview_id: 'v1', agree: true });
  await expect(sent).rejects.toMatchObject({ code: 'shape', path: 'loan/apply' });
  await expect(sent).rejects.toThrow('loan/apply: body.request_id');
  expect(received).toEqual([]);
});

describe('error catalogue', () => {
  test('msg invalid loan_daycount resolves with null, silently', async () => {
    server.use(http.post('*', () => HttpResponse.json({ code: 1, msg: 'invalid loan_daycount' })));
    await expect(request('loan/preview', samples['loan/preview'].body)).resolves.toBeNull();
    expect(toast()).toBeNull();
  });

  test.each([
    [10001, 'Tu sesión terminó'],
    [403, 'Prohibido'],
    [0, 'bad request'],
  ])('code %d with msg "%s" logs out, shows it and rejects', async (code, msg) => {
    await logIn(login);
    server.use(http.post('*', () => HttpResponse.json({ code, msg, ret: null })));
    await expect(request('app/home', {})).rejects.toMatchObject({ code: 'loggedOut' });
    expect(toast()).toBe(msg);
    await request('app/home', {}).catch(() => {});
    expect(received.at(-1)?.headers).not.toHaveProperty('token');
  });

  test('any other msg is shown and rejects with the fields that it names', async () => {
    const errors = [{ field: 'run', message: 'RUN ya registrado' }];
    server.use(
      http.post('*', () => HttpResponse.json({ code: 422, msg: 'Revisa el RUN', ret: { errors } })),
    );
    const sent = request('app/save_basic_info', samples['app/save_basic_info'].body);
    await expect(sent).rejects.toMatchObject({ code: 'refused', fields: errors });
    expect(toast()).toBe('Revisa el RUN');
  });
});

describe('timeout and abort', () => {
  beforeEach(() => jest.useFakeTimers());

  const slowBody = () => new Response(new ReadableStream({ start() {} }));

  test.each([
    ['without a response', never],
    ['with a body that never ends', slowBody],
  ])('%s, rejects after 60 s with number 5', async (_, reply) => {
    server.use(http.post('*', reply));
    const ended = expect(request('app/home', {})).rejects.toMatchObject({
      code: 'timeout',
      path: 'app/home',
      number: 5,
    });
    await jest.advanceTimersByTimeAsync(59_999);
    expect(toast()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await ended;
    expect(toast()).toEqual({ key: 'apiErrors.timeout' });
    expect(received).toHaveLength(1);
    expect(received[0]?.signal.aborted).toBe(true);
  });

  test('rejects with number 600003 and shows nothing when the caller aborts', async () => {
    server.use(http.post('*', never));
    const caller = new AbortController();
    const sent = request('app/home', {}, { signal: caller.signal });
    const error = { code: 'aborted', path: 'app/home', number: 600003 };
    const ended = expect(sent).rejects.toMatchObject(error);
    await jest.advanceTimersByTimeAsync(10);
    caller.abort();
    await ended;
    expect(toast()).toBeNull();
  });
});

describe('the server’s time', () => {
  const dayMs = 86_400_000;
  const tomorrow = () => ({ headers: { date: new Date(Date.now() + dayMs).toUTCString() } });
  const daysAhead = () => Math.round((serverNow() - Date.now()) / 1000) / (dayMs / 1000);

  test('is known before the reply is handed on', async () => {
    server.use(http.post('*', () => new Response('{"code":0,"msg":"","ret":{}}', tomorrow())));
    const ahead = await request('app/get_basic_info', {}).then(daysAhead);
    expect(ahead).toBeCloseTo(1, 4);
  });

  test('is not learned from a page of a captive portal', async () => {
    server.use(http.post('*', () => new Response('<h1>Log in to the Wi-Fi</h1>', tomorrow())));
    await expect(request('app/get_basic_info', {})).rejects.toMatchObject({ code: 'notJson' });
    expect(daysAhead()).toBeCloseTo(0, 4);
  });
});
