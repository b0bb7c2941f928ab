import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { sampleShellData } from '@/app/preview/runtime/sample-shell-data';
import type { ConsentKind } from '@/lib/consent/kinds';
import { readValue, writeValue } from '@/lib/storage/values';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { toastAtom } from '@/lib/toast/toast';
import { ids } from './consent.ids';
import { ConsentSection } from './consent-section';
import { ConsentSheet } from './consent-sheet';

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  native.reply('selfAppInfo', {
    packageName: 'cl.luka.app',
    versionName: '1.0.5',
    versionCode: 6,
    flavor: 'standard',
  });
  native.reply('localCache', {});
  logInConsenting();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const decisions = () => readValue('luka_consents_u1');

/** Opens the sheet of a consent. */
async function open(name: RegExp | string) {
  renderWithI18n(<ConsentSection userId="u1" />);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
  await screen.findByRole('button', { name: 'Autorizar' });
  return within(screen.getByRole('dialog'));
}
function stubList(event: string, list: object[]): void {
  native.on(event, ({ callbackId }) =>
    native.sendChunks(callbackId, [JSON.stringify(list)], { total_count: list.length }),
  );
}

test('both decisions look the same', async () => {
  await open(/Datos del teléfono/);
  const look = (name: string) => screen.getByRole('button', { name }).className;
  expect(look('Autorizar')).toBe(look('No autorizar'));
});

test.each([
  ['Autorizar', true, 'Sí'],
  ['No autorizar', false, 'No'],
])('"%s" is stored and shown', async (button, granted, words) => {
  await open(/Datos del teléfono/);
  await press(button);
  expect(decisions()?.device).toMatchObject({ granted });
  expect(getDefaultStore().get(toastAtom)).toBeNull();
  const row = document.getElementById(ids.row('device'));
  expect(row?.querySelector('.rows__end')).toHaveTextContent(words);
});

test.each([
  ['Autorizar', ['device']],
  ['No autorizar', []],
])('the caller is told of a consent only: "%s"', async (button, allowed) => {
  const told: ConsentKind[] = [];
  const onAllowed = (kind: ConsentKind) => void told.push(kind);
  renderWithI18n(<ConsentSheet kind="device" onClose={() => undefined} onAllowed={onAllowed} />);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(decisions()?.device).toBeDefined());
  expect(told).toEqual(allowed);
});

test('closing the sheet decides nothing', async () => {
  await open(/Datos del teléfono/);
  await press('Cerrar');
  expect(decisions()).toBeNull();
});

test('reads and shows the device data on demand only', async () => {
  native.reply('deviceInfo', { ...Object(sampleShellData.deviceInfo), brand: 'Sol', newer: 'x' });
  const sheet = await open(/Datos del teléfono/);
  expect(native.posted.map(({ event }) => event)).not.toContain('deviceInfo');
  await press('Ver qué enviaríamos');
  expect(sheet.getByRole('heading', { name: 'Lo que enviaríamos' })).toHaveFocus();
  const data = await sheet.findByRole('list', { name: 'Lo que enviaríamos' });
  const items = within(data).getAllByRole('listitem');
  const texts = items.map((item) => item.textContent);
  expect(texts).toEqual(expect.arrayContaining(['MarcaSol', 'Batería82\u00a0%', 'newerx']));
});

test('shows the question again when the sheet is opened again', async () => {
  native.reply('deviceInfo', {});
  await open(/Datos del teléfono/);
  await press('Ver qué enviaríamos');
  await press('Cerrar');
  await userEvent.click(screen.getByRole('button', { name: /Datos del teléfono/ }));
  expect(await screen.findByRole('button', { name: 'Ver qué enviaríamos' })).toBeVisible();
});

test('shows the count and the first of many messages, and more on demand', async () => {
  native.reply('permission', { sms: 'granted' });
  const message = { date: '2026-07-08T14:42:00Z', type: 'inbox' };
  stubList(
    'smsInfo',
    Array.from({ length: 45 }, (_, at) => ({ ...message, address: '+569', body: `n${at}` })),
  );
  const sheet = await open(/^SMS/);
  await press('Ver qué enviaríamos');
  expect(await sheet.findByText('45 mensajes')).toBeVisible();
  const data = within(sheet.getByRole('list', { name: 'Lo que enviaríamos' }));
  expect(data.getAllByRole('listitem')).toHaveLength(20);
  expect(data.getAllByRole('listitem')[0]).toHaveTextContent('+569 · 8 jul 2026, 10:42n0');
  await press('Ver más');
  await press('Ver más');
  expect(data.getAllByRole('listitem')).toHaveLength(45);
  expect(sheet.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

test('shows that messages are not sent when Android denies the permission', async () => {
  native.reply('permission', { sms: 'denied' });
  const sheet = await open(/^SMS/);
  await press('Ver qué enviaríamos');
  expect(await sheet.findByText(/Android no nos deja leer estos datos/)).toBeVisible();
});

test('says that the phone is being read until its data are there', async () => {
  const sheet = await open(/Datos del teléfono/);
  await press('Ver qué enviaríamos');
  expect(sheet.getByText(textOf('consent.looking'))).toBeVisible();
  const { callbackId } = await act(() => native.next('deviceInfo'));
  await act(async () => native.send({ callbackId, data: { brand: 'Sol' } }));
  expect(sheet.queryByText(textOf('consent.looking'))).not.toBeInTheDocument();
});

test('shows that data cannot be read', async () => {
  native.on('installAppInfo', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  const sheet = await open(textOf('consent.kinds.apps'));
  await press('Ver qué enviaríamos');
  expect(await sheet.findByText(textOf('consent.unread'))).toBeVisible();
});

test('requests the permission after consent to messages, and shows a toast when it is denied', async () => {
  native.reply('permission', { sms: 'denied' });
  await open(/^SMS/);
  await press('Autorizar');
  await waitFor(() =>
    expect(getDefaultStore().get(toastAtom)).toMatchObject({
      message: 'Android no nos deja leer estos datos. No enviamos nada.',
    }),
  );
  expect(native.posted.at(-1)).toMatchObject({ event: 'permission', data: { ask: true } });
});

test('lists all behavior events, and that none is queued', async () => {
  await open(textOf('consent.kinds.behavior'));
  await press('Ver qué enviaríamos');
  const data = document.getElementById(ids.data);
  expect(data).toHaveTextContent('Qué pantalla se abre');
  expect(data).toHaveTextContent(textOf('consent.waitingCount', { count: 0 }));
});

test('lists the milestones, and on a tap the names that are sent', async () => {
  await open(textOf('consent.kinds.attribution'));
  await press('Ver qué enviaríamos');
  expect(document.getElementById(ids.data)).toHaveTextContent('Alguien firmó un préstamo');
  expect(document.getElementById(ids.data)).not.toHaveTextContent('af_');
  await press(textOf('consent.more'));
  expect(document.getElementById(ids.data)).toHaveTextContent(
    'Alguien firmó un préstamoaf_loan_ok',
  );
});

test('lists the queued behavior events', async () => {
  const time = Date.parse('2026-07-08T14:42:00Z');
  writeValue('localMainBehaviorEventList', [
    { key: 'screen_opened', time, sub_e: [{ screen: '/pages/sign/sign' }] },
    { key: 'of_a_newer_version', time },
  ]);
  const sheet = await open(textOf('consent.kinds.behavior'));
  await press('Ver qué enviaríamos');
  expect(await sheet.findByText(textOf('consent.waitingCount', { count: 2 }))).toBeVisible();
  expect(sheet.getByText('8 jul 2026, 10:42 · /pages/sign/sign')).toBeVisible();
  expect(sheet.getByText('of_a_newer_version')).toBeVisible();
});
