import { getDefaultStore } from 'jotai';
import { samples } from '@/lib/testing/api-samples';
import { type FakeServer, json, startFakeServer } from '@/lib/testing/fake-server';
import { toastAtom } from '@/lib/toast/toast';
import { request } from './client';
import { setFetch } from './transport';

const kinds = {
  'a broken connection': {
    handler: () => {
      throw new TypeError('Failed to fetch');
    },
    code: 'network',
    toast: { key: 'apiErrors.network' },
  },
  'a truncated body': {
    handler: () =>
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
    handler: () => new Response('Internal Server Error', { status: 500 }),
    code: 'http',
    toast: { key: 'apiErrors.server' },
  },
  'status 502 with a success': {
    handler: () => json({ code: 0, msg: '', ret: {} }, 502),
    code: 'http',
    toast: { key: 'apiErrors.server' },
  },
  'status 400 with a refusal': {
    handler: () => json({ code: 400, msg: 'Revisa el monto' }, 400),
    code: 'refused',
    toast: 'Revisa el monto',
  },
  HTML: {
    handler: () => new Response('<!doctype html><title>Login</title>'),
    code: 'notJson',
    toast: { key: 'apiErrors.unreadable' },
  },
  'truncated JSON': {
    handler: () => new Response('{"code":0,"msg":"","ret":{"state"'),
    code: 'notJson',
    toast: { key: 'apiErrors.unreadable' },
  },
  'an empty body': {
    handler: () => new Response(''),
    code: 'notJson',
    toast: { key: 'apiErrors.unreadable' },
  },
  'JSON that is not a reply': {
    handler: () => json([1, 2]),
    code: 'shape',
    toast: { key: 'apiErrors.unreadable' },
  },
  'a reply without a code': {
    handler: () => json({ msg: '', ret: {} }),
    code: 'shape',
    toast: { key: 'apiErrors.unreadable' },
  },
  'a ret of the wrong shape': {
    handler: () => json({ code: 0, msg: '', ret: { state: 12, next_step: [] } }),
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

test.each(cases)(
  '$path: $name rejects with its code, shows one toast and is not retried',
  async (failure) => {
    server.reply(failure.handler);
    await expect(failure.call()).rejects.toMatchObject({
      name: 'ApiError',
      code: failure.code,
      path: failure.path,
    });
    expect(getDefaultStore().get(toastAtom)?.message).toEqual(failure.toast);
    expect(server.received).toHaveLength(1);
  },
);

test('an error of the shape names the call and the field, not the value', async () => {
  const list = [{ ...samples['app/get_product_list'].ret[0], fee_rate: 'secret' }];
  server.reply(() => json({ code: 0, msg: '', ret: list }));
  const sent = request('app/get_product_list', {});
  await expect(sent).rejects.toThrow('app/get_product_list: ret.0.fee_rate is not number');
  await expect(sent).rejects.not.toThrow('secret');
});
