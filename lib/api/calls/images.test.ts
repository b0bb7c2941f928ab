import { ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { uploadImage } from './images';

const { body } = samples['app/upload_image_info'];

afterEach(() => setFetch(undefined));

test('a photo is sent, and its progress told', async () => {
  const server = startFakeServer();
  server.answer(() => ok('app/upload_image_info', { image_id: 'i1', accepted: true }));
  const progress: number[] = [];
  const answer = uploadImage(body, { onProgress: (fraction) => progress.push(fraction) });
  await expect(answer).resolves.toEqual({ image_id: 'i1', accepted: true });
  expect(server.received).toMatchObject([{ path: 'app/upload_image_info', body }]);
  expect(progress).toEqual([1]);
});

test('a photo that is not accepted is an answer with its reason', async () => {
  const refused = { image_id: 'i1', accepted: false, reason: 'La foto está borrosa' };
  startFakeServer().answer(() => ok('app/upload_image_info', refused));
  await expect(uploadImage(body)).resolves.toEqual(refused);
});

test('an upload under way is cancelled', async () => {
  const caller = new AbortController();
  startFakeServer().answer(() => {
    caller.abort();
    return new Promise(() => {});
  });
  const upload = uploadImage(body, { signal: caller.signal });
  await expect(upload).rejects.toMatchObject({ code: 'aborted' });
});
