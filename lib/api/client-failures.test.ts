import { getDefaultStore } from 'jotai';
import { toastAtom } from '@/lib/toast/toast';
import { request } from './client';
import { type FakeServer, json, startFakeServer } from './test/fake-server';
import { samples } from './test/samples';
import { setFetch } from './transport';

const kinds = {
  'a connection that breaks': {
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
    code: 'network',
    toast: { key: 'apiErrors.network' },
  },
  'a body that breaks off': {
    answer: () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"code":0,'));
            controller.error(new TypeError('terminated'));
          },
        }),
      ),
    code: 'network',
    toast: { key: 'apiErrors.network' },
  },
  'status 500 without a reply': {
    answer: () => new Response('Internal Server Error', { status: 500 }),
    code: 'http',
    toast: { key: 'apiErrors.server' },
  },
  'status 502 with a success in it': {
    answer: () => json({ code: 0, msg: '', ret: {} }, 502),
    code: 'http',
    toast: { key: 'apiErrors.server' },
  },
  'status 400 with a refusal in it': {
    answer: () => json({ code: 400, msg: 'Revisa el monto' }, 400),
    code: 'refused',
    toast: 'Revisa el monto',
  },
  'a page of HTML': {
    answer: () => new Response('<!doctype html><title>Login</title>'),
    code: 'notJson',
    toast: { key: 'apiErrors.unreadable' },
  },
  'JSON cut short': {
    answer: () => new Response('{"code":0,"msg":"","ret":{"state"'),
    code: 'notJson',
    toast: { key: 'apiErrors.unreadable' },
  },
  'nothing at all': {
    answer: () => new Response(''),
    code: 'notJson',
    toast: { key: 'apiErrors.unreadable' },
  },
  'JSON that is no reply': {
    answer: () => json([1, 2]),
    code: 'shape',
    toast: { key: 'apiErrors.unreadable' },
  },
  'a reply without a code': {
    answer: () => json({ msg: '', ret: {} }),
    code: 'shape',
    toast: { key: 'apiErrors.unreadable' },
  },
  'a ret of the wrong shape': {
    answer: () => json({ code: 0, msg: '', ret: { state: 12, next_step: [] } }),
    code: 'shape',
    toast: { key: 'apiErrors.unreadable' },
  },
};

const calls = {
  'app/home': () => request('app/home', {}),
  'loan/apply': () => request('loan/apply', samples['loan/apply'].body),
};

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  getDefaultStore().set(toastAtom, null);
});

afterEach(() => setFetch(undefined));

const cases = Object.entries(kinds).flatMap(([name, kind]) =>
  Object.entries(calls).map(([path, call]) => ({ name, path, call, ...kind })),
);

test.each(cases)('$path: $name is an error of its kind, told once, sent once', async (failure) => {
  server.answer(failure.answer);
  await expect(failure.call()).rejects.toMatchObject({
    name: 'ApiError',
    code: failure.code,
    path: failure.path,
  });
  expect(getDefaultStore().get(toastAtom)?.message).toEqual(failure.toast);
  expect(server.received).toHaveLength(1);
});

test('a wrong shape names the call and the field, never the value', async () => {
  const list = [{ ...samples['app/get_product_list'].ret[0], fee_rate: 'secret' }];
  server.answer(() => json({ code: 0, msg: '', ret: list }));
  const sent = request('app/get_product_list', {});
  await expect(sent).rejects.toThrow('app/get_product_list: ret.0.fee_rate is not number');
  await expect(sent).rejects.not.toThrow('secret');
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
