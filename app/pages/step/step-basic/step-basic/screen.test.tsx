import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ids as shared } from '@/app/application/application.ids';
import { basisOf } from '@/app/application/step-draft';
import type { Path } from '@/lib/api/contract';
import { hasLeaveGuard } from '@/lib/router/leave-guard';
import { createTestSandbox } from '@/lib/sandbox/entry-jest';
import { readValue, writeValue } from '@/lib/storage/values';
import { type RenderedScreen, renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const social = { path: '/pages/step/step-social/step-social', query: {} };
const byId = (id: string) => document.getElementById(id);
const field = (name: string) => page.findByLabelText(name);
const retype = (label: string, value: string) =>
  fireEvent.change(page.getByLabelText(label), { target: { value } });
const submit = () => page.getByText(/^Guardar (y seguir|cambios)$/);
const save = () => userEvent.click(submit());
const links = () => [...document.querySelectorAll('.errors a')].map((link) => link.textContent);

async function savedIn({ sandbox }: Pick<RenderedScreen, 'sandbox'>): Promise<unknown> {
  return (await sandbox.call('app/get_basic_info', {}, readValue('uni_token') ?? '')).ret;
}

/** A sandbox in which this person has left a draft of the form that shows `saved`. */
async function withDraft(scenario: 'init' | 'init_social', draft: object) {
  const sandbox = createTestSandbox();
  const { user_id, token } = sandbox.scenario(scenario);
  const saved = (await sandbox.call('app/get_basic_info', {}, token)).ret;
  const basis = scenario === 'init' ? '' : basisOf(Object(saved));
  writeValue(`luka_draft_${user_id}_basic`, { basis, ...draft });
  return { sandbox };
}
const draft = () => readValue(`luka_draft_${readValue('user_id')}_basic`);

test('a first visit finds an empty form, but for the number it logged in with', async () => {
  await renderScreen(screen, states.empty);
  expect(await field('WhatsApp')).toHaveValue('9 8765 4567');
  expect(page.getByLabelText('Nombres')).toHaveValue('');
  expect(page.getByRole('heading', { level: 1, name: 'Tus datos' })).toBeInTheDocument();
  expect(page.getByRole('list', { name: 'Paso 1 de 4' })).toBeInTheDocument();
  expect(byId(shared.restored)).not.toBeInTheDocument();
  expect(hasLeaveGuard()).toBe(false);
});

test('what was saved before is shown, and saved again with its changes in canonical form', async () => {
  const rendered = await renderScreen(screen, states.saved);
  expect(await field('RUN')).toHaveValue('12.345.678-5');
  expect(page.getByRole('radio', { name: 'Mujer' })).toBeChecked();
  expect(page.getByLabelText('Estudios')).toHaveDisplayValue('Técnico profesional');
  retype('Nombres', ' Camila  Andrea');
  await userEvent.selectOptions(page.getByLabelText('Estudios'), 'Universitaria');
  await save();
  expect(rendered.navigator.push).toHaveBeenCalledWith(social);
  expect(await savedIn(rendered)).toMatchObject({
    first_name: 'Camila Andrea',
    education: 'university',
    run: '12345678-5',
    overdue_answers: [
      { id: 'late_30_days', value: 'no' },
      { id: 'overdue_now', value: 'no' },
    ],
  });
});

test('RUN and phone are taken in any spelling and formatted when they are left', async () => {
  await renderScreen(screen, states.empty);
  await userEvent.type(await field('RUN'), '9068826k{Tab}');
  expect(page.getByLabelText('RUN')).toHaveValue('9.068.826-K');
  retype('WhatsApp', '0056981234567');
  fireEvent.blur(page.getByLabelText('WhatsApp'));
  expect(page.getByLabelText('WhatsApp')).toHaveValue('9 8123 4567');
});

test('an empty form says all that is missing, leads there, and sends nothing', async () => {
  const rendered = await renderScreen(screen, states.empty);
  await field('RUN');
  await save();
  expect(links()).toEqual([
    'Escribe tus nombres, como salen en tu cédula',
    'Escribe tus apellidos, como salen en tu cédula',
    'Escribe tu RUN, por ejemplo 12.345.678-5',
    'Escribe tu fecha de nacimiento, por ejemplo 14 3 1994',
    'Elige tu género',
    'Toma tu selfie: es necesaria para el préstamo',
    'Elige tu ciudad',
    'Elige tu sector',
    'Elige tu comuna',
    'Elige tus estudios',
    'Elige tu rubro',
    'Elige para qué es el préstamo',
    'Responde: ¿Te has atrasado más de 30 días en el último año?',
    'Responde: ¿Tienes hoy una deuda vencida?',
  ]);
  await waitFor(() => expect(page.getByRole('region', { name: 'Revisa 14 datos' })).toHaveFocus());
  await userEvent.click(page.getByText('Elige tu género', { selector: 'a' }));
  expect(page.getByRole('radio', { name: 'Mujer' })).toHaveFocus();
  await userEvent.click(page.getByText(/^Toma tu selfie/, { selector: 'a' }));
  expect(byId(ids.field('selfie'))).toHaveFocus();
  expect(await savedIn(rendered)).toEqual({});
});

test('fields that the server refuses say so in its words, answers at their question', async () => {
  const stale = { gender: 'gone', 'answers.overdue_now': 'gone' };
  await renderScreen(screen, states.saved, await withDraft('init_social', stale));
  await field('RUN');
  await save();
  expect(links()).toEqual(['Elige una opción de la lista', 'Elige una opción de la lista']);
  expect(page.getByRole('radiogroup', { name: 'Género' })).toHaveAccessibleDescription(
    /Elige una opción de la lista/,
  );
  const question = page.getByRole('radiogroup', { name: '¿Tienes hoy una deuda vencida?' });
  expect(question).toHaveAccessibleDescription(/Elige una opción de la lista/);
  expect(byId(shared.failure)).not.toBeInTheDocument();
});

test('what was typed comes back with a quiet note, and counts as unsaved', async () => {
  const typed = { first_name: 'Camila', birth_date: '1994-03', city: 'santiago' };
  await renderScreen(screen, states.empty, await withDraft('init', typed));
  expect(await field('Nombres')).toHaveValue('Camila');
  expect(page.getByLabelText('Mes')).toHaveValue('03');
  await waitFor(() => expect(page.getByLabelText('Ciudad')).toHaveDisplayValue('Santiago'));
  expect(byId(shared.restored)).toHaveTextContent('Recuperamos lo que habías escrito');
  expect(hasLeaveGuard()).toBe(true);
});

test('what is saved wins over a draft that was begun before it', async () => {
  const old = { basis: 'what was saved before', first_name: 'Camilo' };
  await renderScreen(screen, states.saved, await withDraft('init_social', old));
  expect(await field('Nombres')).toHaveValue('Camila');
  expect(byId(shared.restored)).not.toBeInTheDocument();
  expect(draft()).toBeNull();
});

test('what is typed is kept when the screen goes away, and asked about before', async () => {
  const { unmount } = await renderScreen(screen, states.empty);
  await userEvent.type(await field('Apellidos'), 'Rojas');
  expect(hasLeaveGuard()).toBe(true);
  unmount();
  expect(draft()).toMatchObject({ last_name: 'Rojas' });
});

test('once saved, the draft is gone and leaving asks nothing', async () => {
  const { navigator } = await renderScreen(
    screen,
    states.saved,
    await withDraft('init_social', { first_name: 'Camila Andrea' }),
  );
  await field('RUN');
  await save();
  expect(navigator.push).toHaveBeenCalledWith(social);
  expect(draft()).toBeNull();
  expect(hasLeaveGuard()).toBe(false);
});

test('who came to correct something reads what, and goes back Home', async () => {
  const { navigator } = await renderScreen(screen, states.fix);
  await field('RUN');
  expect(byId(shared.fix)).toHaveTextContent('La foto de tu cédula no coincide con el RUN');
  await save();
  expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} });
  expect(navigator.push).not.toHaveBeenCalled();
});

test('a double tap saves once', async () => {
  const sandbox = createTestSandbox();
  const asked: string[] = [];
  const fetch: typeof sandbox.fetch = (request) => {
    asked.push(new URL(request.url).pathname.slice(1));
    return sandbox.fetch(request);
  };
  await renderScreen(screen, states.saved, { sandbox: { ...sandbox, fetch } });
  await field('RUN');
  await userEvent.dblClick(submit());
  const saves: Path = 'app/save_basic_info';
  expect(asked.filter((path) => path === saves)).toHaveLength(1);
});

test('a save that does not get through says so above the button, and works the next time', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.saved);
  await field('RUN');
  sandbox.control.fault({ path: 'app/save_basic_info', kind: 'drop', times: 1 });
  await save();
  expect(byId(shared.failure)).toHaveTextContent('Revisa tu conexión a internet');
  expect(navigator.push).not.toHaveBeenCalled();
  await save();
  expect(byId(shared.failure)).not.toBeInTheDocument();
  expect(navigator.push).toHaveBeenCalledWith(social);
});

test('a session that ends at the save leaves the draft for its owner', async () => {
  const { sandbox } = await renderScreen(screen, states.saved);
  const owner = readValue('user_id');
  await field('RUN');
  retype('Nombres', 'Camila Andrea');
  sandbox.control.fault({ path: 'app/save_basic_info', kind: 'code', times: 1, code: 10001 });
  await save();
  await waitFor(() => expect(readValue('uni_token')).toBeNull());
  expect(readValue(`luka_draft_${owner}_basic`)).toMatchObject({ first_name: 'Camila Andrea' });
});

test('data that may not change any more are told so at the save, and the form closes', async () => {
  const { sandbox } = await renderScreen(screen, states.saved);
  await field('RUN');
  sandbox.scenario('review');
  await save();
  expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Tu solicitud está en revisión',
  );
});

test('an application in review shows no form', async () => {
  await renderScreen(screen, states.inReview);
  expect(await page.findByText('Tu solicitud está en revisión')).toBeInTheDocument();
  expect(page.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['500', 'No pudimos cargar esta parte'],
  ['drop', 'Sin conexión'],
])('lists that do not come (%s) are asked for again', async (kind, title) => {
  const faults = [{ path: 'app/get_list_page1_new', kind }] as const;
  await renderScreen(screen, { scenario: 'init', faults });
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await field('RUN')).toBeInTheDocument();
});
