import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { config } from '@/lib/config';
import { consentVersions } from '@/lib/consent/kinds';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { uploadPhoneData } from '@/lib/uploads/upload-phone-data';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

jest.mock('@/lib/uploads/upload-phone-data');

const part = (id: string) => within(document.getElementById(id) ?? document.body);

/** Renders the screen for a logged-in user and waits for the lazy part. */
async function openShared() {
  await renderScreen(screen, states.loggedIn);
  await page.findByText('Datos enviados');
}

const sentOf = (kind: string) => ({
  kind,
  at: '2026-11-18T15:00:00Z',
  bytes: 1,
  items: 1,
  sent: true,
  attempts: 1,
});
const failedAt = (at: string) => ({ ...sentOf('behavior'), at, sent: false });

test('changes the language', async () => {
  await renderScreen(screen, states.guest);
  expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Tiếng Việt' }));
  expect(readValue('luka_locale')).toBe('vi');
});

test('starts with the theme of the system, and changes it', async () => {
  await renderScreen(screen, states.guest);
  expect(page.getByRole('radio', { name: 'Automático' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Oscuro' }));
  expect(readValue('luka_theme')).toBe('dark');
  expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
});

test('shows nothing of the user of an earlier session to a guest', async () => {
  const before = async () => void writeValue('user_id', 'earlier');
  await renderScreen(screen, states.guest, { before });
  expect(page.getByText(textOf('settings.dataGuest'))).toBeInTheDocument();
  expect(document.getElementById(ids.consents)).toBeNull();
  act(() => removeValue('user_id'));
});

test('shows the date and uploads of a consent, and revokes it', async () => {
  await openShared();
  const userId = readValue('user_id');
  const key = `luka_consents_${userId}` as const;
  act(() => {
    writeValue(key, {
      sms: { granted: true, at: '2026-11-19T15:00:00Z', version: consentVersions.sms },
      device: { granted: false, at: '2026-11-18T15:00:00Z', version: consentVersions.device },
    });
    writeValue(`luka_uploads_${userId}`, [
      sentOf('sms'),
      { ...sentOf('sms'), at: '2026-11-17T15:00:00Z', sent: false },
    ]);
  });
  const consents = part(ids.consents);
  const sms = consents.getByRole('switch', { name: 'SMS' });
  expect(sms).toBeChecked();
  expect(
    consents.getByText(
      'Autorizado el 19 nov 2026, 12:00. Ya se envió una vez, el 18 nov 2026, 12:00.',
    ),
  ).toBeInTheDocument();
  await userEvent.click(sms);
  expect(sms).not.toBeChecked();
  expect(readValue(key)?.sms?.granted).toBe(false);
  expect(readValue(key)?.device?.at).toBe('2026-11-18T15:00:00Z');
  expect(consents.getByText(/^No autorizado desde el .* Ya se envió una vez/)).toBeInTheDocument();
});

test('ignores a decision on an older text', async () => {
  await openShared();
  const key = `luka_consents_${readValue('user_id')}` as const;
  act(() => {
    writeValue(key, { behavior: { granted: true, at: '2026-11-19T15:00:00Z', version: 0 } });
  });
  const behavior = await part(ids.consents).findByRole('switch', {
    name: textOf('consent.kinds.behavior'),
  });
  expect(behavior).not.toBeChecked();
});

test('shows the full request when turned on, and stores only an explicit consent', async () => {
  await openShared();
  const key = `luka_consents_${readValue('user_id')}` as const;
  const toggle = await part(ids.consents).findByRole('switch', {
    name: textOf('consent.kinds.behavior'),
  });
  await userEvent.click(toggle);
  await page.findByRole('button', { name: 'Autorizar' });
  await userEvent.click(page.getByRole('button', { name: 'Cerrar' }));
  expect(readValue(key)).toBeNull();
  await userEvent.click(toggle);
  await userEvent.click(await page.findByRole('button', { name: 'Autorizar' }));
  expect(toggle).toBeChecked();
  expect(readValue(key)?.behavior).toMatchObject({
    granted: true,
    version: consentVersions.behavior,
  });
});

describe('in the shell', () => {
  let native: FakeShell;
  beforeEach(() => {
    native = installFakeShell();
    native.reply('localCache', {});
    native.reply('selfAppInfo', {
      packageName: 'cl.luka.app',
      versionName: '1.0.0',
      versionCode: 1,
      flavor: 'standard',
    });
  });

  test('offers a guest no lock, also on a phone that knows the user of an earlier session', async () => {
    native.reply('permission', { device_lock: 'not_asked' });
    const before = async () => void writeValue('user_id', 'earlier');
    const { unmount } = await renderScreen(screen, states.guest, { before });
    await act(passTurns);
    expect(page.queryByRole('heading', { name: textOf('settings.security') })).toBeNull();
    unmount();
    removeValue('user_id');
    await openShared();
    expect(await page.findByRole('heading', { name: textOf('settings.security') })).toBeVisible();
  });

  test.each([
    ['device', [['device']]],
    ['behavior', []],
  ] as const)('what is read from the phone is sent once it is allowed: %s', async (kind, sent) => {
    await openShared();
    const name = textOf(`consent.kinds.${kind}`);
    const toggle = await part(ids.consents).findByRole('switch', { name });
    await userEvent.click(toggle);
    expect(uploadPhoneData).not.toHaveBeenCalled();
    await userEvent.click(await page.findByRole('button', { name: 'Autorizar' }));
    await waitFor(() => expect(toggle).toBeChecked());
    expect(jest.mocked(uploadPhoneData).mock.calls).toEqual(sent.map((kinds) => [kinds]));
  });
});

test('deletes unsent behaviour events when turned off', async () => {
  await openShared();
  const key = `luka_consents_${readValue('user_id')}` as const;
  act(() => {
    writeValue(key, {
      behavior: { granted: true, at: '2026-11-19T15:00:00Z', version: consentVersions.behavior },
    });
    writeValue('localMainBehaviorEventList', [{ key: 'loan_signed', time: 1 }]);
  });
  const name = textOf('consent.kinds.behavior');
  await userEvent.click(await part(ids.consents).findByRole('switch', { name }));
  expect(readValue('localMainBehaviorEventList')).toBeNull();
});

test('lists uploads with time, size and outcome, newest first', async () => {
  await openShared();
  act(() => {
    writeValue(`luka_uploads_${readValue('user_id')}`, [
      { ...sentOf('device'), bytes: 2048, items: 18 },
      { ...failedAt('2026-11-19T15:00:00Z'), attempts: 3 },
      { ...failedAt('2026-11-19T16:00:00Z'), error: 'aborted' },
      { ...failedAt('2026-11-19T17:00:00Z'), attempts: 0, error: 'denied' },
    ]);
  });
  const [unread, halted, failed, sent] = part(ids.sent).getAllByRole('listitem');
  expect(part(ids.sent).queryByText('Nada por ahora.')).not.toBeInTheDocument();
  expect(sent).not.toHaveTextContent(/intento/);
  expect(unread).toHaveTextContent(/No se pudo leer/);
  expect(halted).toHaveTextContent(/Se detuvo/);
  expect(failed).toHaveTextContent(/Uso de la app.*1 dato · 1\sKB · 3 intentos.*No se envió/);
  expect(sent).toHaveTextContent(
    /Datos del teléfono18 nov 2026, 12:00 · 18 datos · 2\sKB.*Enviado/,
  );
});

test('shows a long list in pages', async () => {
  await openShared();
  const uploads = Array.from({ length: 12 }, (_upload, index) => ({
    ...sentOf('device'),
    at: `2026-11-18T15:00:${String(index).padStart(2, '0')}Z`,
  }));
  act(() => {
    writeValue(`luka_uploads_${readValue('user_id')}`, uploads);
  });
  expect(part(ids.sent).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(page.getByRole('button', { name: 'Ver más' }));
  expect(part(ids.sent).getAllByRole('listitem')).toHaveLength(12);
  expect(page.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

test('shows the version of the build, and in the shell that of the app', async () => {
  await renderScreen(screen, states.guest);
  const version = document.getElementById(ids.version);
  expect(version).toHaveTextContent(
    `${config.appVersion} (${config.versionCode}) · ${config.webBuild}`,
  );
  act(() => {
    writeValue('appInfo', { versionName: '1.2.0', versionCode: 9 });
  });
  expect(version).toHaveTextContent(`1.2.0 (9) · ${config.webBuild}`);
});

test('lists what is deleted before the sign-out, which can be cancelled', async () => {
  const { navigator } = await renderScreen(screen, states.loggedIn);
  await userEvent.click(page.getByRole('button', { name: 'Cerrar sesión' }));
  expect(page.getByRole('alertdialog')).toHaveTextContent(
    /Borramos de este teléfono:.*tus borradores/,
  );
  await userEvent.click(page.getByRole('button', { name: 'Seguir aquí' }));
  expect(readValue('uni_token')).not.toBeNull();
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('deletes personal data on sign-out and opens Home', async () => {
  const { navigator } = await renderScreen(screen, states.loggedIn);
  const draft = `luka_draft_${readValue('user_id')}_basic` as const;
  act(() => {
    writeValue(draft, { first_name: 'Ana' });
    writeValue('luka_theme', 'dark');
  });
  await userEvent.click(page.getByRole('button', { name: 'Cerrar sesión' }));
  await userEvent.click(
    within(page.getByRole('alertdialog')).getByRole('button', { name: 'Cerrar sesión' }),
  );
  await waitFor(() => expect(readValue('uni_token')).toBeNull());
  expect(readValue(draft)).toBeNull();
  expect(readValue('phone')).toBeNull();
  expect(readValue('luka_theme')).toBe('dark');
  expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} });
});

test('offers no second address of the log-in where the server does not know of it', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.logins;
  });
  await renderScreen(screen, states.loggedIn, { sandbox });
  await page.findByRole('button', { name: textOf('settings.signOut') });
  expect(page.queryByText(textOf('settings.logins.title'))).not.toBeInTheDocument();
});
