import { HttpResponse, http } from 'msw';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { samples } from '@/lib/testing/api-samples';
import { ok, received, server } from '@/lib/testing/server';
import {
  saveBasicInfo,
  saveExtraInfo,
  saveTransferInfo,
  submitApplication,
  uploadImage,
} from './application';

const photo = samples['app/upload_image_info'].body;

beforeEach(() => void wipePersonal('signOut'));

const accept = () =>
  server.use(http.post('*', () => ok('loan/apply_info', samples['loan/apply_info'].ret)));
const drop = () => {
  server.use(http.post('*', () => HttpResponse.error()));
};
const submissions = () =>
  received.filter(({ path }) => path === 'loan/apply_info').map(({ body }) => body);

const saves = {
  'app/save_basic_info': () => saveBasicInfo(samples['app/save_basic_info'].body),
  'app/save_extra_info': () => saveExtraInfo(samples['app/save_extra_info'].body),
  'app/save_transfer_info': () => saveTransferInfo(samples['app/save_transfer_info'].body),
} as const;

test.each(Object.entries(saves))(
  '%s sends the form and returns the next step',
  async (path, save) => {
    server.use(
      http.post('*', () => HttpResponse.json({ code: 0, msg: '', ret: { next_step: 'id_card' } })),
    );
    await expect(save()).resolves.toEqual({ next_step: 'id_card' });
    const { body } = samples[path as keyof typeof saves];
    expect(received).toMatchObject([{ path, body }]);
  },
);

test('uploadImage reports progress', async () => {
  server.use(http.post('*', () => ok('app/upload_image_info', { image_id: 'i1', accepted: true })));
  const onProgress = jest.fn();
  const reply = await uploadImage(photo, { onProgress });
  expect(reply).toEqual({ image_id: 'i1', accepted: true });
  expect(received).toMatchObject([{ path: 'app/upload_image_info', body: photo }]);
  expect(onProgress.mock.calls).toEqual([[1]]);
});

test('a retry after a lost reply has the same idempotency key', async () => {
  drop();
  await expect(submitApplication()).rejects.toMatchObject({ code: 'network' });
  accept();
  await submitApplication();
  expect(submissions()[1]).toEqual(submissions()[0]);
});

test.each(Object.entries({ ...saves, 'app/upload_image_info': () => uploadImage(photo) }))(
  'a retry after %s has a new idempotency key',
  async (_, change) => {
    drop();
    await submitApplication().catch(() => {});
    server.use(
      http.post('*', () =>
        HttpResponse.json({
          code: 0,
          msg: '',
          ret: { next_step: 'submit', image_id: 'i2', accepted: true },
        }),
      ),
    );
    await change();
    accept();
    await submitApplication();
    expect(submissions()).toHaveLength(2);
    expect(submissions()[1]).not.toEqual(submissions()[0]);
  },
);
