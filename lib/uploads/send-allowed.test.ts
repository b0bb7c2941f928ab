import { configure, waitFor } from '@testing-library/react';
import { setFetch } from '@/lib/api/transport';
import { saveDecision } from '@/lib/consent/decisions';
import { logOut } from '@/lib/session/log-out';
import { readValue } from '@/lib/storage/values';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { type FakeServer, json, startFakeServer } from '@/lib/testing/fake-server';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { sendAllowed } from './send-allowed';
import { isUploadKind } from './upload-kinds';

// What comes by itself may take its time on a machine that has much else to do.
configure({ asyncUtilTimeout: 20_000 });

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

let native: FakeShell;
let server: FakeServer;

beforeEach(() => {
  native = installFakeShell();
  server = startFakeServer();
  logInConsenting('device', 'apps', 'sms');
  aPhone({ flavor: 'standard', sms: 'granted' });
});
afterEach(() => {
  native.remove();
  setFetch(undefined);
  removeConsentingUser();
});

/** A phone that tells everything, with one app and two messages. */
function aPhone({ flavor, sms: permission }: { flavor: string; sms: string }): void {
  const versions = { versionName: '1.0.5', versionCode: 6 };
  native.reply('selfAppInfo', { packageName: 'cl.luka.app', ...versions, flavor });
  native.reply('permission', { sms: permission });
  native.reply('deviceInfo', device);
  aList('installAppInfo', [app]);
  aList('smsInfo', [sms, sms]);
}

function aList(event: string, list: object[]): void {
  const text = JSON.stringify(list);
  native.on(event, ({ callbackId }) =>
    native.sendChunks(callbackId, [text.slice(0, 5), text.slice(5)], { total_count: list.length }),
  );
}

const refuse = (event: string, code: string) =>
  native.on(event, ({ callbackId }) => native.send({ callbackId, error: { code, message: '' } }));
const asked = () => native.posted.map(({ event }) => event);
const kept = () => readValue('luka_uploads_u1') ?? [];

test('what is allowed leaves the phone as the specification lists it, and is written down', async () => {
  await sendAllowed();
  expect(server.received).toMatchObject([
    { path: 'user/upload_device', body: { data: JSON.stringify(device) } },
    { path: 'user/upload_app', body: { data: JSON.stringify([app]) } },
    { path: 'user/upload_sms', body: { sms_list: [sms, sms], total_count: 2 } },
  ]);
  expect(kept()).toMatchObject([
    { kind: 'device', items: 9, sent: true, attempts: 1, bytes: JSON.stringify(device).length },
    { kind: 'apps', items: 1, sent: true, attempts: 1 },
    { kind: 'sms', items: 2, sent: true, attempts: 1 },
  ]);
});

test('what is not allowed is not even read', async () => {
  logInConsenting('device');
  await sendAllowed();
  expect(asked()).toEqual(['selfAppInfo', 'deviceInfo']);
  expect(server.received.map(({ path }) => path)).toEqual(['user/upload_device']);
});

test('the flavour play reads neither messages nor apps, whatever was allowed', async () => {
  aPhone({ flavor: 'play', sms: 'granted' });
  await sendAllowed();
  expect(asked()).toEqual(['selfAppInfo', 'deviceInfo']);
});

test('only what was asked for is sent, and nothing in a browser', async () => {
  await sendAllowed(['apps']);
  expect(server.received.map(({ path }) => path)).toEqual(['user/upload_app']);
  native.remove();
  await sendAllowed();
  expect(server.received).toHaveLength(1);
});

test('the same is not sent again; the battery does not count, a new message does', async () => {
  await sendAllowed();
  native.reply('deviceInfo', { ...device, battery: { level: 0.7, charging: true } });
  aList('smsInfo', [sms, sms, sms]);
  await sendAllowed();
  expect(server.received.map(({ path }) => path).slice(3)).toEqual(['user/upload_sms']);
});

test('two who ask at the same time send once', async () => {
  await Promise.all([sendAllowed(), sendAllowed()]);
  expect(server.received).toHaveLength(3);
});

test('after the third failure it is given up and written down; the rest goes on', async () => {
  server.answer((request) => {
    if (request.path === 'user/upload_device') throw new TypeError('Failed to fetch');
    return json({ code: 0, msg: '', ret: {} });
  });
  await sendAllowed();
  expect(server.received.map(({ path }) => path)).toEqual([
    ...Array(3).fill('user/upload_device'),
    'user/upload_app',
    'user/upload_sms',
  ]);
  expect(kept()[0]).toMatchObject({ kind: 'device', sent: false, attempts: 3, error: 'network' });
});

test('what failed before is sent at the next occasion', async () => {
  server.answer(() => json({ code: 1, msg: 'Ocupado' }));
  await sendAllowed(['device']);
  server.answer(() => json({ code: 0, msg: '', ret: {} }));
  await sendAllowed(['device']);
  expect(kept().map(({ sent }) => sent)).toEqual([false, true]);
});

test('a phone that does not tell is written down as not read', async () => {
  refuse('deviceInfo', 'failed');
  await sendAllowed(['device']);
  expect(server.received).toEqual([]);
  expect(kept()).toMatchObject([{ kind: 'device', sent: false, attempts: 0, error: 'failed' }]);
});

test.each(['denied', 'denied_forever', 'not_asked'])(
  'messages that Android says %s of are not read, and nobody is asked out of the blue',
  async (permission) => {
    aPhone({ flavor: 'standard', sms: permission });
    await sendAllowed(['sms']);
    expect(asked()).toEqual(['selfAppInfo', 'permission']);
    expect(native.posted[1]?.data).toMatchObject({ ask: false });
    expect(kept()).toMatchObject([
      { sent: false, attempts: 0, error: expect.stringMatching('denied') },
    ]);
  },
);

test('taken back while the phone is read, nothing is sent and nothing is written down', async () => {
  native.on('deviceInfo', () => undefined);
  const done = sendAllowed(['device']);
  await native.next('deviceInfo');
  saveDecision('device', false);
  await done;
  expect(server.received).toEqual([]);
  expect(kept()).toEqual([]);
});

test('taken back while it is on its way, it is stopped, not tried again, and written down', async () => {
  server.answer(() => new Promise(() => {}));
  const done = sendAllowed(['device']);
  await waitFor(() => expect(server.received).toHaveLength(1));
  saveDecision('device', false);
  await done;
  expect(server.received).toHaveLength(1);
  expect(kept()).toMatchObject([{ sent: false, attempts: 1, error: 'aborted' }]);
});

test('signed out meanwhile, no trace of it is left', async () => {
  server.answer(() => new Promise(() => {}));
  native.reply('localCache', {});
  const done = sendAllowed(['device']);
  await waitFor(() => expect(server.received).toHaveLength(1));
  await logOut('signOut');
  await done;
  expect(kept()).toEqual([]);
});

test('what is sent as a whole can be told from what is not', () => {
  expect(isUploadKind('sms')).toBe(true);
  expect(isUploadKind('behavior')).toBe(false);
});
