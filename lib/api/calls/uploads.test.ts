import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { received, server } from '@/lib/testing/server';
import { toastAtom } from '@/lib/toast/toast';
import { getAuth } from '../auth';
import { upload } from './uploads';

beforeEach(() => getDefaultStore().set(toastAtom, null));

describe.each(['user/upload_behavior', 'user/upload_device', 'user/upload_app'] as const)(
  '%s',
  (path) => {
    const send = () => upload(path, { data: '[]' });

    test('is sent once when it succeeds', async () => {
      await expect(send()).resolves.toEqual({ sent: true, attempts: 1 });
      expect(received).toMatchObject([{ path }]);
    });

    test.each([1, 2])('is retried after %d failures', async (failures) => {
      const drop = () => http.post('*', () => HttpResponse.error(), { once: true });
      server.use(...Array.from({ length: failures }, drop));
      await expect(send()).resolves.toEqual({ sent: true, attempts: failures + 1 });
    });

    test('fails after three attempts, without a toast', async () => {
      server.use(http.post('*', () => HttpResponse.json({ code: 1, msg: 'Ocupado' })));
      await expect(send()).resolves.toMatchObject({
        sent: false,
        attempts: 3,
        error: { code: 'refused', path },
      });
      expect(received).toHaveLength(3);
      expect(getDefaultStore().get(toastAtom)).toBeNull();
    });
  },
);

test('sends a body that is JSON already as it is', async () => {
  const body = new Blob(['{"sms_list":', '[{"body":"Hola"}]', ',"total_count":1}']);
  await expect(upload('user/upload_sms', body)).resolves.toMatchObject({ sent: true });
  expect(received).toMatchObject([
    { path: 'user/upload_sms', body: { sms_list: [{ body: 'Hola' }], total_count: 1 } },
  ]);
});

test('does not retry when the session has ended', async () => {
  server.use(http.post('*', () => HttpResponse.json({ code: 10001, msg: 'Tu sesión terminó' })));
  await expect(upload('user/upload_device', { data: '{}' })).resolves.toMatchObject({
    sent: false,
    attempts: 1,
  });
});

test('rejects for a bug, without another attempt', async () => {
  const token = jest.spyOn(getAuth(), 'token').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  await expect(upload('user/upload_device', { data: '{}' })).rejects.toThrow('a bug');
  expect(token).toHaveBeenCalledTimes(1);
});

test('does not retry when the caller aborts', async () => {
  const result = await upload(
    'user/upload_device',
    { data: '{}' },
    { signal: AbortSignal.abort() },
  );
  expect(result).toMatchObject({ sent: false, attempts: 1, error: { code: 'aborted' } });
});
