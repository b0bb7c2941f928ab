import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { get } from 'react-hook-form';
import * as v from 'valibot';
import { ids as shared } from '@/app/application/application.ids';
import { baselineOf } from '@/app/application/use-step-form';
import type { Path } from '@/lib/api/contract';
import { hasLeaveGuard } from '@/lib/router/leave-guard';
import lists from '@/lib/sandbox/data/options.json';
import { readValue, writeValue } from '@/lib/storage/values';
import { type RenderedScreen, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import es from '@/locales/apply/es.json';
import { answerMissing, basicSchema, initialBasic } from './basic-schema';
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
const links = () =>
  [...document.querySelectorAll('.error-summary a')].map((link) => link.textContent);

async function savedIn({ sandbox }: Pick<RenderedScreen, 'sandbox'>): Promise<unknown> {
  return (await sandbox.call('app/get_basic_info', {}, readValue('uni_token') ?? '')).ret;
}

/** A sandbox in this scenario, and a stored draft that was started from its saved data. */
async function withDraft(scenario: 'init' | 'init_social', draft: object) {
  const sandbox = createTestSandbox();
  const { user_id, token } = sandbox.scenario(scenario);
  const saved = (await sandbox.call('app/get_basic_info', {}, token)).ret;
  const baseline = scenario === 'init' ? '' : baselineOf(Object(saved));
  writeValue(`luka_draft_${user_id}_basic`, { baseline, ...draft });
  return { sandbox };
}
const draft = () => readValue(`luka_draft_${readValue('user_id')}_basic`);

/** The messages of the schema for the values of the first visit: its order is that of the page. */
function messagesOfEmptyForm(): string[] {
  const questions = lists.overdue_questions.map(({ id, es: text }) => ({ id, text, options: [] }));
  const schema = basicSchema({ questions, today: '2026-11-20' });
  const { issues = [] } = v.safeParse(schema, initialBasic(schema, null), { abortPipeEarly: true });
  const answers = questions.map(({ text }) => `Responde: ${text}`);
  return issues.map(({ message }) =>
    message === answerMissing ? String(answers.shift()) : String(get(es.errors, message)),
  );
}

test('renders an empty form with the phone of the log-in at the first visit', async () => {
  await renderScreen(screen, states.empty);
  expect(await field('WhatsApp')).toHaveValue('9 8765 4567');
  expect(page.getByLabelText('Nombres')).toHaveValue('');
  expect(page.getByRole('heading', { level: 1, name: 'Tus datos' })).toBeInTheDocument();
  expect(page.getByRole('list', { name: 'Paso 1 de 4' })).toBeInTheDocument();
  expect(byId(shared.restored)).not.toBeInTheDocument();
  expect(hasLeaveGuard()).toBe(false);
});

test('shows the saved data and saves its changes in canonical form', async () => {
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

test('formats RUN and phone on blur', async () => {
  await renderScreen(screen, states.empty);
  await userEvent.type(await field('RUN'), '9068826k{Tab}');
  expect(page.getByLabelText('RUN')).toHaveValue('9.068.826-K');
  retype('WhatsApp', '0056981234567');
  fireEvent.blur(page.getByLabelText('WhatsApp'));
  expect(page.getByLabelText('WhatsApp')).toHaveValue('9 8123 4567');
});

test('lists every missing field in page order, links to each, and sends nothing when the form is empty', async () => {
  const rendered = await renderScreen(screen, states.empty);
  await field('RUN');
  await save();
  const messages = messagesOfEmptyForm();
  expect(links()).toEqual(messages);
  await waitFor(() =>
    expect(page.getByRole('region', { name: `Revisa ${messages.length} datos` })).toHaveFocus(),
  );
  await userEvent.click(page.getByText('Elige tu género', { selector: 'a' }));
  expect(page.getByRole('radio', { name: 'Mujer' })).toHaveFocus();
  await userEvent.click(page.getByText(/^Toma tu selfie/, { selector: 'a' }));
  expect(byId(ids.field('selfie'))).toHaveFocus();
  expect(await savedIn(rendered)).toEqual({});
});

test('shows field errors of the server, those of answers at their question', async () => {
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

test('restores a draft, says so, and guards it as unsaved', async () => {
  const typed = { first_name: 'Camila', birth_date: '1994-03', city: 'santiago' };
  await renderScreen(screen, states.empty, await withDraft('init', typed));
  expect(await field('Nombres')).toHaveValue('Camila');
  expect(page.getByLabelText('Mes')).toHaveValue('03');
  await waitFor(() => expect(page.getByLabelText('Ciudad')).toHaveDisplayValue('Santiago'));
  expect(byId(shared.restored)).toHaveTextContent('Recuperamos lo que habías escrito');
  expect(hasLeaveGuard()).toBe(true);
});

test('drops a draft that is older than the saved data', async () => {
  const old = { baseline: 'another', first_name: 'Camilo' };
  await renderScreen(screen, states.saved, await withDraft('init_social', old));
  expect(await field('Nombres')).toHaveValue('Camila');
  expect(byId(shared.restored)).not.toBeInTheDocument();
  expect(draft()).toBeNull();
});

test('writes a draft and guards unsaved changes', async () => {
  const { unmount } = await renderScreen(screen, states.empty);
  await userEvent.type(await field('Apellidos'), 'Rojas');
  expect(hasLeaveGuard()).toBe(true);
  unmount();
  expect(draft()).toMatchObject({ last_name: 'Rojas' });
});

test('removes draft and guard after the save', async () => {
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

test('returns to the summary, the previous screen, after a correction that it linked to', async () => {
  const state = { scenario: 'init_submit', query: { back: '1' } };
  const { navigator } = await renderScreen(screen, state);
  await field('RUN');
  await userEvent.click(page.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(navigator.back).toHaveBeenCalled());
  expect(navigator.push).not.toHaveBeenCalled();
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('shows the reason of a correction and returns to Home after the save', async () => {
  const { navigator } = await renderScreen(screen, states.fix);
  await field('RUN');
  expect(byId(shared.fix)).toHaveTextContent('La foto de tu cédula no coincide con el RUN');
  await save();
  expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} });
  expect(navigator.push).not.toHaveBeenCalled();
});

test('shows no error at any field that is passed with the tab key', async () => {
  await renderScreen(screen, states.empty);
  const last = await page.findByRole('button', { name: textOf('application.save') });
  (await field('Nombres')).focus();
  for (let stops = 0; stops < 40 && document.activeElement !== last; stops += 1) {
    await userEvent.tab();
  }
  expect(last).toHaveFocus();
  expect(document.querySelectorAll('.error')).toHaveLength(0);
});

test('saves once on a double click', async () => {
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

test('shows a network error above the button, and succeeds at the next submit', async () => {
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

test('keeps the draft when the session expires during the save', async () => {
  const { sandbox } = await renderScreen(screen, states.saved);
  const owner = readValue('user_id');
  await field('RUN');
  retype('Nombres', 'Camila Andrea');
  sandbox.control.fault({ path: 'app/save_basic_info', kind: 'code', times: 1, code: 10001 });
  await save();
  await waitFor(() => expect(readValue('uni_token')).toBeNull());
  expect(readValue(`luka_draft_${owner}_basic`)).toMatchObject({ first_name: 'Camila Andrea' });
});

test('closes the form when the save is refused because of a review', async () => {
  const { sandbox } = await renderScreen(screen, states.saved);
  await field('RUN');
  sandbox.scenario('review');
  await save();
  const name = 'Tu solicitud está en revisión';
  expect(await page.findByRole('heading', { level: 1, name })).toBeInTheDocument();
});

test('renders no form while the application is in review', async () => {
  await renderScreen(screen, states.inReview);
  expect(await page.findByText('Tu solicitud está en revisión')).toBeInTheDocument();
  expect(page.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['500', 'No pudimos cargar tus datos'],
  ['drop', 'Sin conexión'],
])('offers a retry when the lists fail to load (%s)', async (kind, title) => {
  const faults = [{ path: 'app/get_list_page1_new', kind }] as const;
  await renderScreen(screen, { scenario: 'init', faults });
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await field('RUN')).toBeInTheDocument();
});
