import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { samples } from '@/lib/testing/api-samples';
import { received, server } from '@/lib/testing/server';
import { toastAtom } from '@/lib/toast/toast';
import { request } from './client';

const kinds = {
  'a broken connection': {
    handler: () => HttpResponse.error(),
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
    handler: () => HttpResponse.json({ code: 0, msg: '', ret: {} }, { status: 502 }),
    code: 'http',
    toast: { key: 'apiErrors.server' },
  },
  'status 400 with a refusal': {
    handler: () => HttpResponse.json({ code: 400, msg: 'Revisa el monto' }, { status: 400 }),
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
    handler: () => HttpResponse.json([1, 2]),
    code: 'shape',
    toast: { key: 'apiErrors.unreadable' },
  },
  'a reply without a code': {
    handler: () => HttpResponse.json({ msg: '', ret: {} }),
    code: 'shape',
    toast: { key: 'apiErrors.unreadable' },
  },
  'a ret of the wrong shape': {
    handler: () => HttpResponse.json({ code: 0, msg: '', ret: { state: 12, next_step: [] } }),
    code: 'shape',
    toast: { key: 'apiErrors.unreadable' },
  },
};

beforeEach(() => getDefaultStore().set(toastAtom, null));

test.each(Object.entries(kinds))(
  '%s rejects with its code, shows one toast and is not retried',
  async (_, failure) => {
    server.use(http.post('*', failure.handler));
    const path = 'loan/apply';
    await expect(request(path, samples[path].body)).rejects.toMatchObject({
      name: 'ApiError',
      code: failure.code,
      path,
    });
    expect(getDefaultStore().get(toastAtom)?.message).toEqual(failure.toast);
    expect(received).toHaveLength(1);
  },
);

test('an error of the shape names the call and the field, not the value', async () => {
  const list = [{ ...samples['app/get_product_list'].ret[0], fee_rate: 'secret' }];
  server.use(http.post('*', () => HttpResponse.json({ code: 0, msg: '', ret: list })));
  const sent = request('app/get_product_list', {});
  await expect(sent).rejects.toThrow('app/get_product_list: ret.0.fee_rate is not number');
  await expect(sent).rejects.not.toThrow('secret');
});
