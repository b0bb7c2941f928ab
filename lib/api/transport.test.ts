import { samples } from '@/lib/testing/api-samples';
import { ok, startFakeServer } from '@/lib/testing/fake-server';
import { request } from './client';
import { getFetch, setFetch } from './transport';

afterEach(() => {
  setFetch(undefined);
  jest.restoreAllMocks();
});

const asked = new Request('https://api.example/app/home', { method: 'POST', body: '{}' });

test('requests go through the browser where nothing else was put in', async () => {
  const browser = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('hello'));
  const response = await getFetch()(asked);
  expect(await response.text()).toBe('hello');
  expect(browser).toHaveBeenCalledWith(asked);
});

test('another transport takes the browser’s place, and gives it back', async () => {
  const browser = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('browser'));
  setFetch(async () => new Response('sandbox'));
  expect(await (await getFetch()(asked)).text()).toBe('sandbox');
  expect(browser).not.toHaveBeenCalled();
  setFetch(undefined);
  expect(await (await getFetch()(asked)).text()).toBe('browser');
});

test('calls made while a transport is being loaded wait for it', async () => {
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

test('a transport that cannot be loaded is a network error', async () => {
  setFetch(Promise.reject(new Error('chunk missing')));
  await expect(request('app/home', {})).rejects.toMatchObject({ code: 'network' });
});

test('an upload through another transport is told as done once, when it is answered', async () => {
  startFakeServer().answer(() => ok('app/upload_image_info', { image_id: 'i', accepted: true }));
  const progress: number[] = [];
  await request('app/upload_image_info', samples['app/upload_image_info'].body, {
    onProgress: (fraction) => progress.push(fraction),
  });
  expect(progress).toEqual([1]);
});
