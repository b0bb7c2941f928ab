import { getDefaultStore } from 'jotai';
import { toastAtom } from '@/lib/toast/toast';
import { type FakeServer, json, startFakeServer } from '../test/fake-server';
import { setFetch } from '../transport';
import { uploadApps, uploadBehavior, uploadDevice, uploadSms } from './uploads';

const messages = { sms_list: [{ body: 'Hola' }], total_count: 1 };
const sms = { body: messages, encoded: new TextEncoder().encode(JSON.stringify(messages)) };

const uploads = {
  'user/upload_behavior': () => uploadBehavior('W10='),
  'user/upload_device': () => uploadDevice('{}'),
  'user/upload_app': () => uploadApps('[]'),
  'user/upload_sms': () => uploadSms(sms),
};

let server: FakeServer;

beforeEach(() => {
  getDefaultStore().set(toastAtom, null);
  server = startFakeServer();
});

afterEach(() => setFetch(undefined));

describe.each(Object.entries(uploads))('%s', (path, upload) => {
  test('is sent once where it succeeds', async () => {
    await expect(upload()).resolves.toEqual({ sent: true, attempts: 1 });
    expect(server.received).toMatchObject([{ path }]);
  });

  test.each([1, 2])('is sent again after %d failures', async (failures) => {
    server.answer(() => {
      if (server.received.length <= failures) throw new TypeError('Failed to fetch');
      return json({ code: 0, msg: '', ret: {} });
    });
    await expect(upload()).resolves.toEqual({ sent: true, attempts: failures + 1 });
  });

  test('is given up after three tries in all: the caller is told, nobody else', async () => {
    server.answer(() => json({ code: 1, msg: 'Ocupado' }));
    await expect(upload()).resolves.toMatchObject({
      sent: false,
      attempts: 3,
      error: { code: 'refused', path },
    });
    expect(server.received).toHaveLength(3);
    expect(getDefaultStore().get(toastAtom)).toBeNull();
  });
});

test('what is sent keeps to the contract', async () => {
  await uploadSms(sms);
  await uploadBehavior('W10=');
  expect(server.received.map(({ body }) => body)).toEqual([messages, { data: 'W10=' }]);
});

test('an upload whose session is over is not tried again', async () => {
  server.answer(() => json({ code: 10001, msg: 'Tu sesión terminó' }));
  await expect(uploadDevice('{}')).resolves.toMatchObject({ sent: false, attempts: 1 });
});

test('an upload that its caller gives up is not tried again', async () => {
  const result = await uploadDevice('{}', AbortSignal.abort());
  expect(result).toMatchObject({ sent: false, attempts: 1, error: { code: 'aborted' } });
});
