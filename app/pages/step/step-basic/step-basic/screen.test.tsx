import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { get } from 'react-hook-form';
import * as v from 'valibot';
import { ids as shared } from '@/app/application/application.ids';
import { baselineOf } from '@/app/application/use-step-form';
import type { ScreenState } from '@/app/pages/screen-state';
import { hasLeaveGuard } from '@/lib/router/leave-guard';
import lists from '@/lib/sandbox/data/options.json';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue, writeValue } from '@/lib/storage/values';
import { type RenderedScreen, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import es from '@/locales/apply/es.json';
import { pageOf } from './basic-pages';
import { answerMissing, basicSchema, initialBasic } from './basic-schema';
import { screen } from './screen';
import { states } from './screen.states';

const social = { path: '/pages/step/step-social/step-social', query: {} };
const byId = (id: string) => document.getElementById(id);
const field = (name: string) => page.findByLabelText(name);
const retype = (label: string, value: string) =>
  fireEvent.change(page.getByLabelText(label), { target: { value } });
const submitButton = () => page.getByText(/^(Seguir|Guardar y seguir|Guardar cambios)$/);
const submit = () => userEvent.click(submitButton());
const heading = () => page.getByRole('heading', { level: 1 });
/** Opens one of the states on another page. */
const onPage = (number: string, state: ScreenState): ScreenState => ({
  ...state,
  query: { ...state.query, page: number },
});
/** Submits the valid form from its last page. */
async function saveFromLastPage(): Promise<void> {
  await page.findByLabelText('Rubro');
  await submit();
}
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
  writeValue(`luka_draft_${user_id}_basic`, { baseline, ...draft, at: serverNow() });
  return { sandbox };
}
const draft = () => readValue(`luka_draft_${readValue('user_id')}_basic`);

/** The messages of the schema for a page's values of the first visit: its order is that of the page. */
function messagesOfEmptyPage(number: string): string[] {
  const questions = lists.overdue_questions.map(({ id, es: text }) => ({ id, text, options: [] }));
  const schema = basicSchema({ questions, today: '2026-11-20' });
  const { issues = [] } = v.safeParse(schema, initialBasic(schema, null), { abortPipeEarly: true });
  const answers = [1, 2].map((at) => `Responde la pregunta ${at} sobre tus créditos`);
  return issues
    .filter((issue) => pageOf(v.getDotPath(issue) ?? '') === number)
    .filter(({ message }) => !['district.empty', 'community.empty'].includes(message))
    .map(({ message }) =>
      message === answerMissing ? String(answers.shift()) : String(get(es.errors, message)),
    );
}

describe('pages', () => {
  test('the first one is who the user is, with the phone of the log-in at the first visit', async () => {
    await renderScreen(screen, states.empty);
    expect(await field('WhatsApp')).toHaveValue('9 8765 4567');
    expect(page.getByLabelText('Nombres')).toHaveValue('');
    expect(page.getByLabelText('RUN')).toHaveAccessibleDescription(/dígito verificador/);
    expect(heading()).toHaveAccessibleName('Parte 1 de 2 Quién eres');
    expect(page.getByRole('list', { name: 'Paso 1 de 4' })).toBeInTheDocument();
    expect(byId(shared.restored)).not.toBeInTheDocument();
    expect(page.queryByLabelText('Ciudad')).not.toBeInTheDocument();
    expect(hasLeaveGuard()).toBe(false);
  });

  test('a valid page leads to the next, whose title takes the focus at the top, and keeps what was typed', async () => {
    const rendered = await renderScreen(screen, states.saved);
    await field('RUN');
    retype('Nombres', 'Camila Andrea');
    await submit();
    expect(heading()).toHaveAccessibleName('Parte 2 de 2 Más sobre ti');
    expect(heading()).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(hasLeaveGuard()).toBe(true);
    await page.findByText('Providencia', { selector: 'option' });
    expect(await savedIn(rendered)).toMatchObject({ first_name: 'Camila' });
    await submit();
    expect(await savedIn(rendered)).toMatchObject({ first_name: 'Camila Andrea' });
    expect(rendered.navigator.push).toHaveBeenLastCalledWith(social);
  });

  test('an error of another page does not stop a page', async () => {
    await renderScreen(screen, states.saved, await withDraft('init_social', { city: '' }));
    await field('RUN');
    await submit();
    expect(heading()).toHaveAccessibleName(/^Parte 2 de 2/);
    expect(links()).toEqual([]);
  });

  test.each(['3', '0', 'x'])('the page "%s" is the first', async (number) => {
    await renderScreen(screen, onPage(number, states.empty));
    expect(await field('RUN')).toBeInTheDocument();
  });

  test('no page passes a field with the tab key that then shows an error', async () => {
    await renderScreen(screen, states.empty);
    const last = await page.findByRole('button', { name: textOf('application.next') });
    (await field('Nombres')).focus();
    for (let stops = 0; stops < 40 && document.activeElement !== last; stops += 1) {
      await userEvent.tab();
    }
    expect(last).toHaveFocus();
    expect(document.querySelectorAll('.error')).toHaveLength(0);
  });
});

test('shows the saved data and saves its changes in canonical form', async () => {
  const rendered = await renderScreen(screen, states.saved);
  expect(await field('RUN')).toHaveValue('12.345.678-5');
  expect(page.getByRole('radio', { name: 'Mujer' })).toBeChecked();
  retype('Nombres', ' Camila  Andrea');
  await submit();
  await page.findByText('Providencia', { selector: 'option' });
  expect(page.getByRole('radio', { name: 'Técnico profesional' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Universitaria' }));
  await submit();
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

test.each([
  ['1', states.empty, ['Nombres', 'Apellidos', 'RUN', 'Fecha de nacimiento', 'Género']],
  [
    '2',
    states.moreEmpty,
    [
      'Ciudad',
      'Estudios',
      'Rubro',
      '¿Para qué es el préstamo?',
      'Pregunta 1 sobre tus créditos',
      'Pregunta 2 sobre tus créditos',
    ],
  ],
])(
  'names the missing fields of the empty page %s in its order, says at each what to do, and sends nothing',
  async (number, state, names) => {
    const rendered = await renderScreen(screen, state);
    await waitFor(() => expect(submitButton()).toBeInTheDocument());
    await submit();
    const messages = messagesOfEmptyPage(number);
    expect(links()).toEqual(names);
    const errors = [...document.querySelectorAll('.error > :last-child')];
    expect(errors.map((error) => error.textContent)).toEqual(messages);
    const title = `Revisa ${messages.length} datos`;
    await waitFor(() => expect(page.getByRole('region', { name: title })).toHaveFocus());
    expect(heading()).toHaveAccessibleName(expect.stringContaining(`Parte ${number} de 2`));
    expect(await savedIn(rendered)).toEqual({});
  },
);

test('a link of the error summary leads to its field, whose error goes with a change', async () => {
  await renderScreen(screen, states.empty);
  await field('RUN');
  await submit();
  await userEvent.click(page.getByText('Género', { selector: 'a' }));
  expect(page.getByRole('radio', { name: 'Mujer' })).toHaveFocus();
  await userEvent.click(page.getByRole('radio', { name: 'Mujer' }));
  await waitFor(() => expect(links()).not.toContain('Género'));
});

test('a field of an earlier page that is refused on saving is shown there, and saved from there', async () => {
  const rendered = await renderScreen(
    screen,
    onPage('2', states.saved),
    await withDraft('init_social', { run: '12.345.678-9' }),
  );
  await saveFromLastPage();
  await waitFor(() => expect(heading()).toHaveAccessibleName(/^Parte 1 de 2/));
  expect(links()).toEqual(['RUN']);
  expect(page.getByText(es.errors.run.checkDigit)).toBeInTheDocument();
  await waitFor(() => expect(page.getByRole('region', { name: 'Revisa 1 dato' })).toHaveFocus());
  retype('RUN', '9068826k');
  await submit();
  expect(await savedIn(rendered)).toMatchObject({ run: '9068826-K' });
  expect(rendered.navigator.push).toHaveBeenLastCalledWith(social);
});

test('field errors of the server are shown at their page, those of answers at their question', async () => {
  const stale = { gender: 'gone', 'answers.overdue_now': 'gone' };
  await renderScreen(screen, onPage('2', states.saved), await withDraft('init_social', stale));
  await saveFromLastPage();
  expect(links()).toEqual(['Pregunta 2 sobre tus créditos']);
  const question = page.getByRole('radiogroup', { name: '2. ¿Tienes hoy una deuda vencida?' });
  expect(question).toHaveAccessibleDescription(/Elige una opción de la lista/);
  expect(byId(shared.failure)).not.toBeInTheDocument();
  await userEvent.click(question.querySelector('input') ?? question);
  await submit();
  await waitFor(() => expect(heading()).toHaveAccessibleName(/^Parte 1 de 2/));
  expect(page.getByRole('radiogroup', { name: 'Género' })).toHaveAccessibleDescription(
    /Elige una opción de la lista/,
  );
});

test('restores a draft on each page, says so, and guards it as unsaved', async () => {
  const typed = { first_name: 'Camila', birth_date: '1994-03', city: 'santiago' };
  const { unmount } = await renderScreen(screen, states.empty, await withDraft('init', typed));
  expect(await field('Nombres')).toHaveValue('Camila');
  expect(page.getByLabelText('Mes')).toHaveValue('03');
  expect(byId(shared.restored)).toHaveTextContent('Recuperamos lo que habías escrito');
  expect(hasLeaveGuard()).toBe(true);
  unmount();
  await renderScreen(screen, states.moreEmpty, await withDraft('init', typed));
  await waitFor(() => expect(page.getByLabelText('Ciudad')).toHaveDisplayValue('Santiago'));
  expect(byId(shared.restored)).toBeInTheDocument();
});

test('says that a draft was restored on the page that was opened, and on no other', async () => {
  const typed = await withDraft('init_social', { last_name: 'Rojas' });
  await renderScreen(screen, states.saved, typed);
  await field('RUN');
  expect(byId(shared.restored)).toBeInTheDocument();
  await submit();
  expect(heading()).toHaveAccessibleName(/^Parte 2 de 2/);
  expect(byId(shared.restored)).not.toBeInTheDocument();
});

test('drops a draft that is older than the saved data', async () => {
  const old = { baseline: 'another', first_name: 'Camilo' };
  await renderScreen(screen, states.saved, await withDraft('init_social', old));
  expect(await field('Nombres')).toHaveValue('Camila');
  expect(byId(shared.restored)).not.toBeInTheDocument();
  expect(draft()).toBeNull();
});

test('writes a draft of all pages and guards unsaved changes', async () => {
  const { unmount } = await renderScreen(screen, states.saved);
  retype('Apellidos', 'Rojas');
  await submit();
  await page.findByText('Norte', { selector: 'option' });
  await userEvent.selectOptions(page.getByLabelText('Sector'), 'Norte');
  expect(hasLeaveGuard()).toBe(true);
  unmount();
  expect(draft()).toMatchObject({ last_name: 'Rojas', district: 'santiago-norte', community: '' });
});

test('removes draft and guard after the save', async () => {
  const { navigator } = await renderScreen(
    screen,
    onPage('2', states.saved),
    await withDraft('init_social', { first_name: 'Camila Andrea' }),
  );
  await saveFromLastPage();
  expect(navigator.push).toHaveBeenCalledWith(social);
  expect(draft()).toBeNull();
  expect(hasLeaveGuard()).toBe(false);
});

describe('in a correction', () => {
  const correction = { scenario: 'init_submit', query: { back: '1' } };

  test('each page saves, and returns to the summary, the previous screen, which linked to it', async () => {
    const { navigator } = await renderScreen(screen, correction);
    await field('RUN');
    await userEvent.click(page.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(navigator.back).toHaveBeenCalled());
    expect(navigator.push).not.toHaveBeenCalled();
    expect(navigator.relaunch).not.toHaveBeenCalled();
  });

  test('the other page is a tap away, in the same history entry, and are saved together', async () => {
    const rendered = await renderScreen(screen, correction);
    await field('RUN');
    retype('Nombres', 'Camila Andrea');
    await userEvent.click(page.getByRole('button', { name: 'Más sobre ti' }));
    expect(heading()).toHaveFocus();
    await userEvent.click(page.getByRole('radio', { name: 'Universitaria' }));
    await submit();
    await waitFor(() => expect(rendered.navigator.back).toHaveBeenCalledTimes(1));
    expect(rendered.navigator.push).not.toHaveBeenCalled();
    expect(await savedIn(rendered)).toMatchObject({
      first_name: 'Camila Andrea',
      education: 'university',
    });
  });

  test('the RUN that the review doubts is marked until it is changed, and does not hold up the save', async () => {
    const { navigator } = await renderScreen(screen, states.fix);
    const run = await field('RUN');
    expect(run).toHaveAccessibleDescription(new RegExp(textOf('stepBasic.runToCheck')));
    retype('RUN', '9.068.826-K');
    await waitFor(() => expect(run).not.toBeInvalid());
    retype('RUN', '12.345.678-5');
    await waitFor(() => expect(run).toBeInvalid());
    await submit();
    expect(navigator.relaunch).toHaveBeenCalled();
  });

  test('the other page shows no review that doubts the RUN, and leads to it', async () => {
    await renderScreen(screen, states.moreFix);
    await field('Rubro');
    expect(byId(shared.fix)).not.toBeInTheDocument();
    await userEvent.click(page.getByText(textOf('application.fixRun')));
    expect(await field('RUN')).toBeInvalid();
  });

  test('shows the reason and returns to Home after the save', async () => {
    const { navigator } = await renderScreen(screen, states.fix);
    await field('RUN');
    expect(byId(shared.fix)).toHaveTextContent('La foto de tu cédula no coincide con el RUN');
    await submit();
    expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} });
    expect(navigator.push).not.toHaveBeenCalled();
  });
});

test('shows a network error above the button, and succeeds at the next submit', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.moreSaved);
  await field('Rubro');
  sandbox.control.fault({ path: 'app/save_basic_info', kind: 'drop', times: 1 });
  await submit();
  expect(byId(shared.failure)).toHaveTextContent('Sin conexión. No perdiste tus datos.');
  expect(navigator.push).not.toHaveBeenCalled();
  await submit();
  expect(byId(shared.failure)).not.toBeInTheDocument();
  expect(navigator.push).toHaveBeenCalledWith(social);
});

test('keeps the draft when the session expires during the save', async () => {
  const { sandbox } = await renderScreen(screen, states.moreSaved);
  const owner = readValue('user_id');
  await field('Rubro');
  await userEvent.click(page.getByRole('radio', { name: 'Universitaria' }));
  sandbox.control.fault({ path: 'app/save_basic_info', kind: 'code', times: 1, code: 10001 });
  await submit();
  await waitFor(() => expect(readValue('uni_token')).toBeNull());
  expect(readValue(`luka_draft_${owner}_basic`)).toMatchObject({ education: 'university' });
});

test('closes the form when the save is refused because of a review', async () => {
  const { sandbox } = await renderScreen(screen, states.moreSaved);
  await field('Rubro');
  sandbox.scenario('review');
  await submit();
  const name = 'Tu solicitud está en revisión';
  expect(await page.findByRole('heading', { level: 1, name })).toBeInTheDocument();
});

test('has no section for questions that the server does not ask', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/get_list_page1_new', (lists) => {
    lists.overdue_questions = [];
  });
  await renderScreen(screen, states.moreEmpty, { sandbox });
  await page.findByText(textOf('stepBasic.purpose'));
  expect(page.queryByText(textOf('stepBasic.past'))).not.toBeInTheDocument();
});
