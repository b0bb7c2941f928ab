import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const part = (id: string) => within(document.getElementById(id) ?? document.body);

afterEach(() => {
  act(() => {
    removeValue('luka_locale');
    removeValue('luka_theme');
    removeValue('appInfo');
  });
});

test('each language can be chosen by its own name', async () => {
  await renderScreen(screen, states.guest);
  expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Tiếng Việt' }));
  expect(readValue('luka_locale')).toBe('vi');
});

test('the theme begins as the phone has it, and stays as it was chosen', async () => {
  await renderScreen(screen, states.guest);
  expect(page.getByRole('radio', { name: 'Automático' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Oscuro' }));
  expect(readValue('luka_theme')).toBe('dark');
  expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
});

test('a guest is told to log in to see what was sent', async () => {
  await renderScreen(screen, states.guest);
  expect(page.getByText('Entra para ver lo tuyo.')).toBeInTheDocument();
  expect(document.getElementById(ids.signOut)).not.toBeInTheDocument();
  expect(document.getElementById(ids.enter)).toBeInTheDocument();
});

test('where nothing was allowed or sent, that is what is said', async () => {
  await renderScreen(screen, states.loggedIn);
  expect(part(ids.consents).getByText(/Nada por ahora/)).toBeInTheDocument();
  expect(part(ids.sent).getByText('Nada por ahora.')).toBeInTheDocument();
});

test('a consent is shown with its date, and can be taken back', async () => {
  await renderScreen(screen, states.loggedIn);
  const key = `luka_consents_${readValue('user_id')}` as const;
  act(() => {
    writeValue(key, {
      sms: { granted: true, at: '2026-11-19T15:00:00Z' },
      device: { granted: false, at: '2026-11-18T15:00:00Z' },
    });
  });
  const consents = part(ids.consents);
  expect(consents.getByText('Autorizado el 19 nov 2026, 12:00')).toBeInTheDocument();
  await userEvent.click(consents.getByRole('button', { name: 'Retirar Mensajes de texto' }));
  expect(readValue(key)?.sms?.granted).toBe(false);
  expect(readValue(key)?.device).toEqual({ granted: false, at: '2026-11-18T15:00:00Z' });
  expect(consents.queryByRole('button')).not.toBeInTheDocument();
});

test('what was sent is listed with time, size and outcome, the newest first', async () => {
  await renderScreen(screen, states.loggedIn);
  act(() => {
    writeValue(`luka_uploads_${readValue('user_id')}`, [
      { kind: 'device', at: '2026-11-18T15:00:00Z', bytes: 2048, items: 18, sent: true },
      { kind: 'behavior', at: '2026-11-19T15:00:00Z', bytes: 10, items: 1, sent: false },
    ]);
  });
  const [newest, older] = part(ids.sent).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/Uso de la aplicación.*1 dato · 1\sKB.*No se envió/);
  expect(older).toHaveTextContent(
    /Datos del teléfono18 nov 2026, 12:00 · 18 datos · 2\sKB.*Enviado/,
  );
});

test('a long list is shown in parts', async () => {
  await renderScreen(screen, states.loggedIn);
  const uploads = Array.from({ length: 12 }, (_upload, index) => ({
    kind: 'device',
    at: `2026-11-18T15:00:${String(index).padStart(2, '0')}Z`,
    bytes: 1,
    items: 1,
    sent: true,
  }));
  act(() => {
    writeValue(`luka_uploads_${readValue('user_id')}`, uploads);
  });
  expect(part(ids.sent).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(page.getByRole('button', { name: 'Ver más' }));
  expect(part(ids.sent).getAllByRole('listitem')).toHaveLength(12);
  expect(page.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

test("the version is the build's, and in the shell the app's", async () => {
  await renderScreen(screen, states.guest);
  const version = document.getElementById(ids.version);
  expect(version).toHaveTextContent('1.0.5 (6) · 072501');
  act(() => {
    writeValue('appInfo', { versionName: '1.2.0', versionCode: 9 });
  });
  expect(version).toHaveTextContent('1.2.0 (9) · 072501');
});

test('signing out says first what is wiped, and can be thought over', async () => {
  const { navigator } = await renderScreen(screen, states.loggedIn);
  await userEvent.click(page.getByRole('button', { name: 'Cerrar sesión' }));
  expect(page.getByRole('alertdialog')).toHaveTextContent(
    /Se borran de este teléfono tu sesión, tus borradores/,
  );
  await userEvent.click(page.getByRole('button', { name: 'Seguir aquí' }));
  expect(readValue('uni_token')).not.toBeNull();
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('signing out wipes what is personal and leads Home', async () => {
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

test('testers find the page of the native functions', async () => {
  await renderScreen(screen, states.guest);
  expect(document.getElementById(ids.nativeTest)).toHaveAttribute(
    'href',
    '#/pages/settings/page_native_test',
  );
});
