import type { UploadConsent } from '@/lib/api/schemas/uploads';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;
let token: string;

beforeEach(async () => {
  sandbox = createTestSandbox({ language: 'en' });
  ({ token } = await sandbox.signIn());
});

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

test.each(['', '%%%', btoa('no json'), base64('{"key":"no list"}'), btoa('["\xff"]')])(
  'refuses behavior events that are not base64 of a list: %j',
  async (data) => {
    expect(await sandbox.call('user/upload_behavior', { data }, token)).toMatchObject({
      code: 422,
      ret: { errors: [{ field: 'data', message: 'We couldn’t read what you sent. Try again.' }] },
    });
    expect(sandbox.control.uploads()).toEqual([]);
  },
);

test('stores the consent that an upload carries, and refuses one to other data', async () => {
  const send = (consent: UploadConsent) =>
    sandbox.call('user/upload_device', { data: '{"brand":"x"}', consent }, token);
  const consent = { kind: 'device', version: 2, granted_at: '2026-11-18T15:00:00Z' } as const;
  expect((await send(consent)).code).toBe(0);
  expect(sandbox.control.uploads()).toMatchObject([{ body: { consent } }]);
  expect(await send({ ...consent, kind: 'sms' })).toMatchObject({
    code: 422,
    ret: { errors: [{ field: 'consent.kind' }] },
  });
  expect((await send({ ...consent, granted_at: 'yesterday' })).code).toBe(400);
});

test('long uploads are truncated and stored with their length', async () => {
  const sms_list = Array.from({ length: 50_000 }, (_, at) => ({ body: String(at) }));
  await sandbox.call('user/upload_sms', { sms_list, total_count: 50_000 }, token);
  await sandbox.call('user/upload_app', { data: 'x'.repeat(300_000) }, token);
  expect(sandbox.control.uploads()).toMatchObject([
    { body: { sms_list: sms_list.slice(0, 100), total_count: 50_000, length: 50_000 } },
    { body: { data: 'x'.repeat(200_000), length: 300_000 } },
  ]);
});
