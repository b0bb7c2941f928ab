import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { getAuth } from '@/lib/api/auth';
import { saveDecision } from '@/lib/consent/decisions';
import { consentKinds, consentVersions } from '@/lib/consent/kinds';
import { logOut } from '@/lib/session/log-out';
import { readValue, writeValue } from '@/lib/storage/values';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { received, server } from '@/lib/testing/server';
import { isUploadKind } from './payloads';
import { uploadPhoneData } from './upload-phone-data';

const device = {
  brand: 'Luka',
  model: 'Sol',
  os_version: '8.0',
  sdk: 26,
  locale: 'es-CL',
  timezone: 'America/Santiago',
  screen: { width: 360, height: 800, density: 2 },
  battery: { level: 0.8, charging: false },
  storage: { total: 64, free: 10 },
};
const app = {
  packageName: 'cl.banco',
  appName: 'Banco',
  versionName: '1',
  firstInstall: '2026-01-01T00:00:00Z',
  lastUpdate: '2026-01-01T00:00:00Z',
  system: false,
};
const sms = { address: '+569', body: 'Hola "tú"', date: '2026-01-01T00:00:00Z', type: 'inbox' };

const carried = v.object({ consent: v.unknown() });

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  logInConsenting('device', 'apps', 'sms');
  stubPhone({ flavor: 'standard', sms: 'granted' });
});

/** A phone with one app and two messages. */
function stubPhone({ flavor, sms: permission }: { flavor: string; sms: string }): void {
  const versions = { versionName: '1.0.5', versionCode: 6 };
  native.reply('selfAppInfo', { packageName: 'cl.luka.app', ...versions, flavor });
  native.reply('permission', { sms: permission });
  native.reply('deviceInfo', device);
  stubList('installAppInfo', [app]);
  stubList('smsInfo', [sms, sms]);
}

function stubList(event: string, list: object[]): void {
  const text = JSON.stringify(list);
  native.on(event, ({ callbackId }) =>
    native.sendChunks(callbackId, [text.slice(0, 5), text.slice(5)], { total_count: list.length }),
  );
}

const failCall = (event: string, code: string) =>
  native.on(event, ({ callbackId }) => native.send({ callbackId, error: { code, message: '' } }));
const bridgeCalls = () => native.posted.map(({ event }) => event);
const records = () => readValue('luka_uploads_u1') ?? [];

test('data are uploaded for three of the consents', () => {
  expect(consentKinds.filter(isUploadKind)).toEqual(['device', 'apps', 'sms']);
});

test('uploads each kind as in the contract and records it', async () => {
  await uploadPhoneData();
  expect(received).toMatchObject([
    { path: 'user/upload_device', body: { data: JSON.stringify(device) } },
    { path: 'user/upload_app', body: { data: JSON.stringify([app]) } },
    { path: 'user/upload_sms', body: { sms_list: [sms, sms], total_count: 2 } },
  ]);
  expect(records()).toMatchObject([
    { kind: 'device', items: 9, sent: true, attempts: 1, bytes: JSON.stringify(device).length },
    { kind: 'apps', items: 1, sent: true, attempts: 1 },
    { kind: 'sms', items: 2, sent: true, attempts: 1 },
  ]);
});

test('sends the messages as the shell wrote them, without parsing them', async () => {
  const text = '[{"address":"+569","body":"Ma\\u00f1ana \\ud83d\\ude42"}]';
  native.on('smsInfo', ({ callbackId }) =>
    native.sendChunks(callbackId, [text], { total_count: 1 }),
  );
  const parse = jest.spyOn(JSON, 'parse');
  await uploadPhoneData(['sms']);
  const parsed = parse.mock.calls.filter(([json]) => String(json).startsWith('['));
  parse.mockRestore();
  expect(parsed).toEqual([]);
  expect(received).toMatchObject([
    { body: { sms_list: [{ address: '+569', body: 'Mañana 🙂' }], total_count: 1 } },
  ]);
  expect(records()).toMatchObject([{ items: 1, bytes: text.length, sent: true }]);
});

test('counts the messages itself where the shell has not', async () => {
  native.on('smsInfo', ({ callbackId }) =>
    native.sendChunks(callbackId, [JSON.stringify([sms, sms, sms])]),
  );
  await uploadPhoneData(['sms']);
  expect(received).toMatchObject([{ body: { total_count: 3 } }]);
});

test.each(['{"a":1}', '', '[1],"total_count":9'])(
  'sends no messages where the text %j is no list',
  async (text) => {
    native.on('smsInfo', ({ callbackId }) =>
      native.sendChunks(callbackId, [text], { total_count: 1 }),
    );
    await uploadPhoneData(['sms']);
    expect(received).toEqual([]);
    expect(records()).toMatchObject([{ kind: 'sms', sent: false, error: 'malformed' }]);
  },
);

test('sends with each kind what was agreed to, in which version, and when', async () => {
  await uploadPhoneData();
  const decisions = readValue('luka_consents_u1');
  const consents = received.map(({ body }) => v.parse(carried, body).consent);
  expect(consents).toEqual(
    (['device', 'apps', 'sms'] as const).map((kind) => ({
      kind,
      version: consentVersions[kind],
      granted_at: decisions?.[kind]?.at,
    })),
  );
});

test('sends nothing on a consent to an older text', async () => {
  const at = '2026-07-08T10:42:00Z';
  writeValue('luka_consents_u1', {
    device: { granted: true, at, version: consentVersions.device - 1 },
  });
  await uploadPhoneData(['device']);
  expect(received).toEqual([]);
});

test('does not read data without consent', async () => {
  logInConsenting('device');
  await uploadPhoneData();
  expect(bridgeCalls()).toEqual(['selfAppInfo', 'deviceInfo']);
  expect(received.map(({ path }) => path)).toEqual(['user/upload_device']);
});

test('reads neither messages nor apps in the flavour play', async () => {
  stubPhone({ flavor: 'play', sms: 'granted' });
  await uploadPhoneData();
  expect(bridgeCalls()).toEqual(['selfAppInfo', 'deviceInfo']);
});

test('uploads the requested kinds only, and nothing in a browser', async () => {
  await uploadPhoneData(['apps']);
  expect(received.map(({ path }) => path)).toEqual(['user/upload_app']);
  native.remove();
  await uploadPhoneData();
  expect(received).toHaveLength(1);
});

test('uploads a kind again when it has changed; battery, free bytes and network are no change', async () => {
  const full = { ...device, memory: { total: 4, free: 1 }, network: { type: 'wifi' } };
  native.reply('deviceInfo', full);
  await uploadPhoneData();
  native.reply('deviceInfo', {
    ...full,
    battery: { level: 0.7, charging: true },
    storage: { total: 64, free: 9 },
    memory: { total: 4, free: 2 },
    network: { type: 'cellular' },
  });
  stubList('smsInfo', [sms, sms, sms]);
  await uploadPhoneData();
  expect(received.map(({ path }) => path).slice(3)).toEqual(['user/upload_sms']);
});

test('uploads what the permissions of the launch add, and again once one is granted', async () => {
  const location = { latitude: -33.45, longitude: -70.67, time: '2026-07-25T14:00:00Z' };
  const phone = { network: '4g', roaming: false, sims: 2 };
  const bodies = () => received.map(({ body }) => body);
  await uploadPhoneData(['device']);
  native.reply('deviceInfo', { ...device, location, phone });
  await uploadPhoneData(['device']);
  expect(bodies()[1]).toMatchObject({ data: JSON.stringify({ ...device, location, phone }) });
  // Another place and network are no change: this does not follow the user around.
  const moved = { ...location, latitude: -33.02, time: '2026-07-26T14:00:00Z' };
  native.reply('deviceInfo', { ...device, location: moved, phone: { ...phone, network: '3g' } });
  await uploadPhoneData(['device']);
  expect(bodies()).toHaveLength(2);
});

test('uploads once when it is called twice at the same time', async () => {
  await Promise.all([uploadPhoneData(), uploadPhoneData()]);
  expect(received).toHaveLength(3);
});

test('records a failure after the third attempt and goes on with the next kind', async () => {
  server.use(http.post('*/user/upload_device', () => HttpResponse.error()));
  await uploadPhoneData();
  expect(received.map(({ path }) => path)).toEqual([
    ...Array(3).fill('user/upload_device'),
    'user/upload_app',
    'user/upload_sms',
  ]);
  expect(records()[0]).toMatchObject({
    kind: 'device',
    sent: false,
    attempts: 3,
    error: 'network',
  });
});

test('uploads again after a failure', async () => {
  server.use(http.post('*', () => HttpResponse.json({ code: 1, msg: 'Ocupado' })));
  await uploadPhoneData(['device']);
  server.use(http.post('*', () => HttpResponse.json({ code: 0, msg: '', ret: {} })));
  await uploadPhoneData(['device']);
  expect(records().map(({ sent }) => sent)).toEqual([false, true]);
});

test('records data that cannot be read with 0 attempts', async () => {
  failCall('deviceInfo', 'failed');
  await uploadPhoneData(['device']);
  expect(received).toEqual([]);
  expect(records()).toMatchObject([{ kind: 'device', sent: false, attempts: 0, error: 'failed' }]);
});

test('records a failure that is neither the shell’s nor the server’s', async () => {
  const token = jest.spyOn(getAuth(), 'token').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  await uploadPhoneData(['device']);
  token.mockRestore();
  expect(records()).toMatchObject([{ kind: 'device', sent: false, attempts: 0, error: 'failed' }]);
});

test.each([
  ['denied', 'denied'],
  ['denied_forever', 'denied_forever'],
  ['not_asked', 'denied'],
])(
  'does not read messages with the permission %s, and does not request it',
  async (permission, error) => {
    stubPhone({ flavor: 'standard', sms: permission });
    await uploadPhoneData(['sms']);
    expect(bridgeCalls()).toEqual(['selfAppInfo', 'permission']);
    expect(native.posted[1]?.data).toMatchObject({ names: ['sms'], ask: false });
    expect(records()).toMatchObject([{ sent: false, attempts: 0, error }]);
  },
);

test.each([
  ['device', 'deviceInfo'],
  ['apps', 'installAppInfo'],
  ['sms', 'permission'],
  ['sms', 'smsInfo'],
] as const)(
  'sends and records nothing of %s when the consent is withdrawn during %s',
  async (kind, event) => {
    native.on(event, () => undefined);
    const done = uploadPhoneData([kind]);
    await native.next(event);
    saveDecision(kind, false);
    await done;
    expect(received).toEqual([]);
    expect(records()).toEqual([]);
  },
);

test.each(['device', 'apps', 'sms'] as const)(
  'aborts and records the upload of %s when the consent is withdrawn while it is sent',
  async (kind) => {
    server.use(http.post('*', () => new Promise(() => {})));
    const done = uploadPhoneData([kind]);
    await waitFor(() => expect(received).toHaveLength(1));
    saveDecision(kind, false);
    await done;
    expect(received).toHaveLength(1);
    expect(records()).toMatchObject([{ kind, sent: false, attempts: 1, error: 'aborted' }]);
  },
);

test('uploads again once the location alone is granted, and once it is withdrawn', async () => {
  const location = { latitude: -33.45, longitude: -70.67, time: '2026-07-25T14:00:00Z' };
  await uploadPhoneData(['device']);
  native.reply('deviceInfo', { ...device, location });
  await uploadPhoneData(['device']);
  native.reply('deviceInfo', device);
  await uploadPhoneData(['device']);
  expect(records().map(({ items }) => items)).toEqual([9, 10, 9]);
});

test('uploads the data of a phone that tells no storage, and again once it tells more', async () => {
  const { storage, ...less } = device;
  native.reply('deviceInfo', less);
  await uploadPhoneData(['device']);
  native.reply('deviceInfo', { ...less, storage, memory: { total: 4, free: 1 } });
  await uploadPhoneData(['device']);
  expect(records().map(({ items, sent }) => [items, sent])).toEqual([
    [8, true],
    [10, true],
  ]);
});

test('records the time of the upload and the hash of what was sent', async () => {
  await uploadPhoneData(['device']);
  const [record] = records();
  expect(Math.abs(Date.parse(record?.at ?? '') - Date.now())).toBeLessThan(60_000);
  expect(record?.hash).toMatch(/^[0-9a-f]{8}$/);
});

test('records nothing after a sign-out', async () => {
  server.use(http.post('*', () => new Promise(() => {})));
  native.reply('localCache', {});
  const done = uploadPhoneData(['device']);
  await waitFor(() => expect(received).toHaveLength(1));
  await logOut('signOut');
  await done;
  expect(records()).toEqual([]);
});
