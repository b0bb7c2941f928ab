import { fetchPhoto } from './fetch-photo';

const answer = jest.fn<Promise<Response>, [URL, RequestInit]>();
const original = globalThis.fetch;

beforeEach(() => Object.assign(globalThis, { fetch: answer }));
afterEach(() => Object.assign(globalThis, { fetch: original }));

test('the photo comes from the app’s own origin, never from a cache or another address', async () => {
  answer.mockResolvedValue(new Response('jpeg'));
  const photo = await fetchPhoto('/once/1');
  expect(await photo.text()).toBe('jpeg');
  expect(answer).toHaveBeenCalledWith(new URL('/once/1', document.baseURI), {
    signal: undefined,
    cache: 'no-store',
    redirect: 'error',
  });
});

test.each(['https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg', 'data:image/jpeg,x'])(
  '%s is not asked',
  async (address) => {
    await expect(fetchPhoto(address)).rejects.toMatchObject({ code: 'failed' });
    expect(answer).not.toHaveBeenCalled();
  },
);

test('an address that was used up is a photo that got lost', async () => {
  answer.mockResolvedValue(new Response('', { status: 410 }));
  await expect(fetchPhoto('/once/1')).rejects.toMatchObject({ code: 'failed' });
});

test('a broken line is a photo that got lost, unless the person gave up', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchPhoto('/once/1')).rejects.toMatchObject({ code: 'failed' });
  await expect(fetchPhoto('/once/1', AbortSignal.abort())).rejects.toMatchObject({
    code: 'cancelled',
  });
});
