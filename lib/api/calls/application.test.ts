import { wipePersonal } from '@/lib/storage/wipe-personal';
import { type FakeServer, json, ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { submitApplication } from './application';
import { saveBasicInfo } from './basic-info';
import { saveExtraInfo } from './extra-info';
import { uploadImage } from './images';
import { saveTransferInfo } from './transfer-info';

let server: FakeServer;

beforeEach(() => {
  wipePersonal('signOut');
  server = startFakeServer();
});

afterEach(() => setFetch(undefined));

const accept = () => server.answer(() => ok('loan/apply_info', samples['loan/apply_info'].ret));
const drop = () => {
  server.answer(() => {
    throw new TypeError('Failed to fetch');
  });
};
const ids = () =>
  server.received.filter(({ path }) => path === 'loan/apply_info').map(({ body }) => body);

test('the application is handed in', async () => {
  accept();
  await expect(submitApplication()).resolves.toMatchObject({ application_id: 'a1' });
  expect(ids()).toEqual([{ request_id: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
});

test('a double tap hands in once', async () => {
  accept();
  const answers = await Promise.all([submitApplication(), submitApplication()]);
  expect(answers[0]).toEqual(answers[1]);
  expect(ids()).toHaveLength(1);
});

test('a retry after a dropped reply hands in the same application', async () => {
  drop();
  await expect(submitApplication()).rejects.toMatchObject({ code: 'network' });
  accept();
  await submitApplication();
  expect(ids()[1]).toEqual(ids()[0]);
});

const changes = {
  'the basic information': () => saveBasicInfo(samples['app/save_basic_info'].body),
  'the social information': () => saveExtraInfo(samples['app/save_extra_info'].body),
  'the payout account': () => saveTransferInfo(samples['app/save_transfer_info'].body),
  'a photo': () => uploadImage(samples['app/upload_image_info'].body),
};

test.each(Object.entries(changes))(
  'an application in which %s was corrected is another one',
  async (_, change) => {
    drop();
    await submitApplication().catch(() => {});
    server.answer(() =>
      json({ code: 0, msg: '', ret: { next_step: 'submit', image_id: 'i2', accepted: true } }),
    );
    await change();
    accept();
    await submitApplication();
    expect(ids()).toHaveLength(2);
    expect(ids()[1]).not.toEqual(ids()[0]);
  },
);
