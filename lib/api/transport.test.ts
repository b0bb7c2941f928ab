import { samples } from '@/lib/testing/api-samples';
import { ok, startFakeServer } from '@/lib/testing/fake-server';
import { request } from './client';
import { getFetch, setFetch } from './transport';

afterEach(() => {
  setFetch(undefined);
  jest.restoreAllMocks();
});

const call = new Request('https://api.example/app/home', { method: 'POST', body: '{}' });

test('uses the browser’s fetch by default', async () => {
  const browser = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('hello'));
  const response = await getFetch()(call);
  expect(await response.text()).toBe('hello');
  expect(browser).toHaveBeenCalledWith(call);
});

test('setFetch replaces the browser’s fetch and restores it', async () => {
  const browser = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('browser'));
  setFetch(async () => new Response('sandbox'));
  expect(await (await getFetch()(call)).text()).toBe('sandbox');
  expect(browser).not.toHaveBeenCalled();
  setFetch(undefined);
  expect(await (await getFetch()(call)).text()).toBe('browser');
});

test('requests wait for a transport that is being loaded', async () => {
  let loaded = (_: () => Promise<Response>) => {};
  setFetch(
    new Promise((resolve) => {
      loaded = resolve;
    }),
  );
  const home = request('app/home', {});
  loaded(async () => ok('app/home', samples['app/home'].ret));
  await expect(home).resolves.toMatchObject({ state: 'init' });
});

test('requests fail with a network error when the transport cannot be loaded', async () => {
  setFetch(Promise.reject(new Error('chunk missing')));
  await expect(request('app/home', {})).rejects.toMatchObject({ code: 'network' });
});

test('a replacement reports progress once, with the response', async () => {
  startFakeServer().answer(() => ok('app/upload_image_info', { image_id: 'i', accepted: true }));
  const progress: number[] = [];
  await request('app/upload_image_info', samples['app/upload_image_info'].body, {
    onProgress: (fraction) => progress.push(fraction),
  });
  expect(progress).toEqual([1]);
});
