import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { renderWithI18n } from '@/lib/testing/render';
import { toastAtom } from '@/lib/toast/toast';
import { ids } from './consent.ids';
import { ConsentSection } from './consent-section';
import { giveAnswer } from './give-answer';

// What comes by itself may take its time on a machine that has much else to do.
configure({ asyncUtilTimeout: 20_000 });

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
afterEach(() => {
  native.remove();
  removeConsentingUser();
  removeValue('af_register_ok_u1');
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answers = () => readValue('luka_consents_u1');

/** Opens the question about one kind of data. */
async function ask(name: RegExp) {
  renderWithI18n(<ConsentSection userId="u1" />);
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('button', { name: 'Permitir' });
  return within(screen.getByRole('dialog'));
}
function aList(event: string, list: object[]): void {
  native.on(event, ({ callbackId }) =>
    native.sendChunks(callbackId, [JSON.stringify(list)], { total_count: list.length }),
  );
}

test('each kind has a row of its own, and what nobody answered is open', async () => {
  renderWithI18n(<ConsentSection userId="u1" />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Datos del teléfonoSin responder',
    'Aplicaciones instaladasSin responder',
    'Mensajes de textoSin responder',
    'Uso de la aplicaciónSin responder',
    'Medición de avisosSin responder',
  ]);
});

test('in a browser there is one row', async () => {
  native.remove();
  renderWithI18n(<ConsentSection userId="u1" />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

test('a question says what, what for, when, how long, and that no loan depends on it', async () => {
  const sheet = await ask(/Datos del teléfono/);
  expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Qué/),
    expect.stringMatching(/^Para qué/),
    expect.stringMatching(/^Cuándo/),
    expect.stringMatching(/^Por cuánto tiempo365 días/),
  ]);
  expect(sheet.getByText(/^Tu préstamo no depende de tu respuesta/)).toBeVisible();
});

test('both answers look the same', async () => {
  await ask(/Datos del teléfono/);
  const look = (name: string) => screen.getByRole('button', { name }).className;
  expect(look('Permitir')).toBe(look('No permitir'));
});

test.each([
  ['Permitir', true, 'Lo permites'],
  ['No permitir', false, 'No lo permites'],
])('"%s" is kept and shown', async (button, granted, words) => {
  await ask(/Datos del teléfono/);
  await press(button);
  expect(answers()?.device).toMatchObject({ granted });
  expect(document.getElementById(ids.row('device'))).toHaveTextContent(
    `Datos del teléfono${words}`,
  );
});

test('a sheet that is closed has answered nothing', async () => {
  await ask(/Datos del teléfono/);
  await press('Cerrar');
  expect(answers()).toBeNull();
});

test('the very data can be looked at before they are sent, and the phone is asked only then', async () => {
  native.reply('deviceInfo', {
    brand: 'Sol',
    model: 'Andes',
    os_version: '8.0',
    sdk: 26,
    locale: 'es-CL',
    timezone: 'America/Santiago',
    screen: { width: 360, height: 800, density: 2.5 },
    rooted: false,
    newer: 'x',
  });
  const sheet = await ask(/Datos del teléfono/);
  expect(native.posted.map(({ event }) => event)).not.toContain('deviceInfo');
  await press('Ver exactamente qué se enviaría');
  expect(sheet.getByRole('heading', { name: 'Lo que se enviaría' })).toHaveFocus();
  const data = await sheet.findByRole('list', { name: 'Lo que se enviaría' });
  expect(
    within(data)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'MarcaSol',
    'ModeloAndes',
    'Versión de Android8.0',
    'Nivel de Android26',
    'Idiomaes-CL',
    'Zona horariaAmerica/Santiago',
    'Ancho de pantalla360',
    'Alto de pantalla800',
    'Densidad de pantalla2.5',
    'Sistema modificadoNo',
    'newerx',
  ]);
});

test('a question that is opened again begins with its words', async () => {
  native.reply('deviceInfo', {});
  await ask(/Datos del teléfono/);
  await press('Ver exactamente qué se enviaría');
  await press('Cerrar');
  await userEvent.click(screen.getByRole('button', { name: /Datos del teléfono/ }));
  expect(
    await screen.findByRole('button', { name: 'Ver exactamente qué se enviaría' }),
  ).toBeVisible();
});

test('of many messages the first are shown with their number, and more on a tap', async () => {
  native.reply('permission', { sms: 'granted' });
  const message = { date: '2026-07-08T14:42:00Z', type: 'inbox' };
  aList(
    'smsInfo',
    Array.from({ length: 45 }, (_, at) => ({ ...message, address: '+569', body: `n${at}` })),
  );
  const sheet = await ask(/Mensajes de texto/);
  await press('Ver exactamente qué se enviaría');
  expect(await sheet.findByText('45 mensajes')).toBeVisible();
  const data = within(sheet.getByRole('list', { name: 'Lo que se enviaría' }));
  expect(data.getAllByRole('listitem')).toHaveLength(20);
  expect(data.getAllByRole('listitem')[0]).toHaveTextContent('+569 · 8 jul 2026, 10:42n0');
  await press('Ver más');
  await press('Ver más');
  expect(data.getAllByRole('listitem')).toHaveLength(45);
  expect(sheet.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

test('messages that Android does not let us read are said to stay where they are', async () => {
  native.reply('permission', { sms: 'denied' });
  const sheet = await ask(/Mensajes de texto/);
  await press('Ver exactamente qué se enviaría');
  expect(await sheet.findByText(/Android no nos deja leerlo/)).toBeVisible();
});

test('what cannot be read now is said, and nothing breaks', async () => {
  native.on('installAppInfo', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  const sheet = await ask(/Aplicaciones instaladas/);
  await press('Ver exactamente qué se enviaría');
  expect(await sheet.findByText(/Ahora no se puede leer/)).toBeVisible();
});

test('the apps are listed by name and package', async () => {
  const times = { firstInstall: '2026-01-01T00:00:00Z', lastUpdate: '2026-01-01T00:00:00Z' };
  aList('installAppInfo', [
    { packageName: 'cl.banco', appName: 'Banco', versionName: '2.1', system: false, ...times },
  ]);
  const sheet = await ask(/Aplicaciones instaladas/);
  await press('Ver exactamente qué se enviaría');
  expect(await sheet.findByText('1 aplicación')).toBeVisible();
  expect(sheet.getByText('cl.banco · 2.1')).toBeVisible();
});

test('a yes to messages has Android ask, and its no is told', async () => {
  native.reply('permission', { sms: 'denied' });
  await ask(/Mensajes de texto/);
  await press('Permitir');
  await waitFor(() =>
    expect(getDefaultStore().get(toastAtom)).toMatchObject({
      message: 'Android no nos deja leerlo. No se envía nada.',
    }),
  );
  expect(native.posted.at(-1)).toMatchObject({ event: 'permission', data: { ask: true } });
});

test('a yes to counting tells of the registration that waited for it', async () => {
  const value = { token: 'token-1', phone: '+56912345678', user_id: 'u1', new_guest: true };
  native.reply('localCache', { value });
  native.reply('afEvent', { sent: true });
  await ask(/Medición de avisos/);
  await press('Permitir');
  await waitFor(() => expect(readValue('af_register_ok_u1')).toBe(true));
});

test('how the app is used is told by everything that is ever noted', async () => {
  await ask(/Uso de la aplicación/);
  await press('Ver exactamente qué se enviaría');
  const data = document.getElementById(ids.data);
  expect(data).toHaveTextContent('Qué pantalla se abre');
  expect(data).toHaveTextContent('Nada espera ahora.');
});

test('what is counted is told by the very names that are sent', async () => {
  await ask(/Medición de avisos/);
  await press('Ver exactamente qué se enviaría');
  expect(document.getElementById(ids.data)).toHaveTextContent(
    'Alguien firmó un préstamoaf_loan_ok',
  );
});

test('what waits to be sent of how the app is used is shown as it is', async () => {
  const time = Date.parse('2026-07-08T14:42:00Z');
  writeValue('localMainBehaviorEventList', [
    { key: 'screen_opened', time, sub_e: [{ screen: '/pages/sign/sign' }] },
    { key: 'of_a_newer_version', time },
  ]);
  const sheet = await ask(/Uso de la aplicación/);
  await press('Ver exactamente qué se enviaría');
  expect(await sheet.findByText('2 notas esperan.')).toBeVisible();
  expect(sheet.getByText('8 jul 2026, 10:42 · /pages/sign/sign')).toBeVisible();
  expect(sheet.getByText('of_a_newer_version')).toBeVisible();
});

test('a question to Android that fails is a no of Android’s', async () => {
  native.on('permission', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'failed', message: '' } }),
  );
  expect(await giveAnswer('sms', true)).toBe(false);
  expect(answers()?.sms?.granted).toBe(true);
});
