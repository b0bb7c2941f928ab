import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { ids as shared } from '@/app/application/application.ids';
import { hasLeaveGuard } from '@/lib/router/leave-guard';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue, writeValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { type RenderedScreen, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import es from '@/locales/codes/es.json';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const withdrawal = { path: '/pages/step/step-withdrawal/step-withdrawal-new', query: {} };
const byId = (id: string) => document.getElementById(id);
const contact = async (number: 1 | 2) =>
  within(await page.findByRole('region', { name: `Contacto de emergencia ${number}` }));
const relate = (fields: ReturnType<typeof within>, relationship: string) =>
  userEvent.click(fields.getByRole('radio', { name: relationship }));
const submit = () => userEvent.click(page.getByText(/^(Seguir|Guardar y seguir|Guardar cambios)$/));
const heading = () => page.getByRole('heading', { level: 1 });
const retype = (input: HTMLElement, value: string) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};

async function savedIn({ sandbox }: RenderedScreen): Promise<unknown> {
  return (await sandbox.call('app/get_extra_info', {}, readValue('uni_token') ?? '')).ret;
}

test('saves a form that is filled in for the first time, and opens the account step', async () => {
  const rendered = await renderScreen(screen, states.empty);
  expect(heading()).toHaveAccessibleName('Parte 1 de 2 Tu trabajo');
  await userEvent.click(await page.findByRole('radio', { name: 'A honorarios' }));
  await userEvent.selectOptions(page.getByLabelText('Ingreso líquido mensual'), 'to_500');
  await userEvent.click(page.getByRole('radio', { name: 'Viuda o viudo' }));
  await submit();
  expect(heading()).toHaveAccessibleName('Parte 2 de 2 Tus contactos');
  const first = await contact(1);
  const second = await contact(2);
  await relate(first, 'Mamá o papá');
  retype(first.getByLabelText('Nombre completo'), 'Rosa Muñoz');
  retype(first.getByLabelText('Celular'), '+56 912345678');
  expect(first.getByLabelText('Celular')).toHaveValue('9 1234 5678');
  await relate(second, 'Amiga o amigo');
  retype(second.getByLabelText('Nombre completo'), 'Javiera Soto');
  retype(second.getByLabelText('Celular'), '923456789');
  await submit();
  expect(rendered.navigator.push).toHaveBeenCalledWith(withdrawal);
  expect(await savedIn(rendered)).toEqual({
    employment: 'fees',
    salary: 'to_500',
    marital: 'widowed',
    contacts: [
      { relationship: 'parent', name: 'Rosa Muñoz', phone: '+56912345678' },
      { relationship: 'friend', name: 'Javiera Soto', phone: '+56923456789' },
    ],
  });
});

test('questions a contact of one word, and saves it all the same', async () => {
  const rendered = await renderScreen(screen, states.moreSaved);
  const name = (await contact(1)).getByLabelText('Nombre completo');
  retype(name, 'Rosa');
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('¿Y su apellido? Agrégalo si lo sabes.'),
  );
  expect(name).toBeValid();
  retype(name, 'Rosa Muñoz');
  await waitFor(() => expect(name).not.toHaveAccessibleDescription());
  retype(name, 'Rosa');
  await submit();
  expect(await savedIn(rendered)).toMatchObject({ contacts: [{ name: 'Rosa' }, {}] });
});

test('shows the error of equal numbers at the second contact until either changes', async () => {
  await renderScreen(screen, states.moreSaved);
  const first = (await contact(1)).getByLabelText('Celular');
  const second = (await contact(2)).getByLabelText('Celular');
  expect(first).toHaveValue('9 1234 5678');
  retype(second, '56 9 1234-5678');
  await waitFor(() =>
    expect(second).toHaveAccessibleDescription(/Elige un número distinto al del otro contacto/),
  );
  expect(first).toBeValid();
  retype(first, '987001122');
  await waitFor(() => expect(second).not.toHaveAccessibleDescription());
  retype(first, '912345678');
  await waitFor(() => expect(second).toBeInvalid());
});

test('shows no error at the second contact before it was filled in', async () => {
  await renderScreen(screen, states.moreEmpty);
  const first = (await contact(1)).getByLabelText('Celular');
  const second = (await contact(2)).getByLabelText('Celular');
  retype(first, '912345678');
  await waitFor(() => expect(first).toHaveValue('9 1234 5678'));
  expect(second).toBeValid();
});

test('takes the number of the log-in for no contact', async () => {
  await renderScreen(screen, states.moreSaved);
  const phone = (await contact(1)).getByLabelText('Celular');
  retype(phone, readValue('phone') ?? '');
  await waitFor(() =>
    expect(phone).toHaveAccessibleDescription(
      /Elige para el contacto 1 un número distinto al tuyo/,
    ),
  );
});

test('lists the missing fields of the page, and links to each, when the form is empty', async () => {
  const { unmount } = await renderScreen(screen, states.empty);
  await page.findByRole('radio', { name: 'A honorarios' });
  await submit();
  expect(page.getByRole('region', { name: 'Revisa 3 datos' })).toBeInTheDocument();
  unmount();
  await renderScreen(screen, states.moreEmpty);
  await contact(1);
  await submit();
  const summary = within(page.getByRole('region', { name: 'Revisa 6 datos' }));
  await userEvent.click(summary.getByRole('link', { name: 'Nombre completo, contacto 2' }));
  expect(byId(ids.field('contacts.1.name'))).toHaveFocus();
});

test('shows field errors of the server at their contact, and then those of the page before', async () => {
  const sandbox = createTestSandbox();
  const { user_id } = sandbox.scenario('init_social');
  const names = ['employment', 'salary', 'marital', 'contacts.0.relationship'];
  const stale = Object.fromEntries(names.map((name) => [name, 'gone']));
  writeValue(`luka_draft_${user_id}_social`, { baseline: '', ...stale, at: serverNow() });
  await renderScreen(screen, states.moreEmpty, { sandbox });
  await relate(await contact(2), es.relationship.colleague);
  for (const [number, digit] of [
    [1, '1'],
    [2, '2'],
  ] as const) {
    const fields = await contact(number);
    retype(fields.getByLabelText('Nombre completo'), 'Rosa Muñoz');
    retype(fields.getByLabelText('Celular'), `91234567${digit}`);
  }
  await submit();
  expect(page.getByRole('region', { name: 'Revisa 1 dato' })).toBeInTheDocument();
  const first = await contact(1);
  expect(first.getByRole('radiogroup', { name: 'Relación contigo' })).toHaveAccessibleDescription(
    /Elige una opción de la lista/,
  );
  await relate(first, es.relationship.parent);
  await submit();
  await waitFor(() => expect(heading()).toHaveAccessibleName(/^Parte 1 de 2/));
  expect(page.getByRole('region', { name: 'Revisa 3 datos' })).toBeInTheDocument();
});

test('restores a draft and guards it as unsaved', async () => {
  const rendered = await renderScreen(screen, states.moreEmpty);
  retype((await contact(1)).getByLabelText('Nombre completo'), 'Rosa');
  rendered.unmount();
  const key = `luka_draft_${readValue('user_id')}_social` as const;
  expect(readValue(key)).toMatchObject({ 'contacts.0.name': 'Rosa' });
  await renderScreen(screen, states.moreEmpty);
  expect((await contact(1)).getByLabelText('Nombre completo')).toHaveValue('Rosa');
  expect(byId(shared.restored)).toBeInTheDocument();
  await waitFor(() => expect(hasLeaveGuard()).toBe(true));
});

test('takes no change while it saves, which would be lost, and takes them again where it fails', async () => {
  const sandbox = createTestSandbox();
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  sandbox.use(http.post('*/app/save_extra_info', () => replied));
  await renderScreen(screen, states.moreSaved, { sandbox });
  const form = (await page.findAllByRole('radio', { name: 'Mamá o papá' }))[0]?.closest('form');
  await submit();
  expect(form).toHaveAttribute('inert');
  sandbox.control.fault({ path: 'app/save_extra_info', kind: 'drop' });
  reply();
  await waitFor(() => expect(form).not.toHaveAttribute('inert'));
});

test('returns to Home after a correction', async () => {
  const { navigator } = await renderScreen(screen, states.fix);
  await page.findByRole('radio', { name: 'A honorarios' });
  await submit();
  expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} });
});

test('returns to the summary, the previous screen, after a correction that it linked to', async () => {
  const state = { scenario: 'init_submit', query: { back: '1' } };
  const { navigator } = await renderScreen(screen, state);
  await page.findByRole('radio', { name: 'A honorarios' });
  await userEvent.click(page.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(navigator.back).toHaveBeenCalled());
  expect(navigator.push).not.toHaveBeenCalled();
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

describe('in the shell', () => {
  let native: FakeShell;
  beforeEach(() => {
    native = installFakeShell();
    // Logging in stores the user in the shell.
    native.reply('localCache', {});
  });

  const answerTo = (keep: string, answer: object) =>
    native.on('pickerContact', ({ callbackId, ...message }) => {
      const error = { code: 'nothing', message: '' };
      const wanted = message.keep === keep || message.resume === keep;
      native.send({ callbackId, ...(wanted ? answer : { error }) });
    });

  test('fills in a chosen contact, validates it and keeps it in the draft', async () => {
    const rendered = await renderScreen(screen, states.moreEmpty);
    const second = await contact(2);
    expect(page.getByText('Recibimos solo el contacto que elijas.')).toBeInTheDocument();
    answerTo('contact_2', { data: { name: ' Rosa Muñoz ❤️', phone: '+56 9 1234 5678' } });
    await userEvent.click(second.getByRole('button', { name: 'Elegir de mi agenda' }));
    await waitFor(() => expect(second.getByLabelText('Celular')).toHaveValue('9 1234 5678'));
    expect(second.getByLabelText('Nombre completo')).toHaveValue('Rosa Muñoz');
    rendered.unmount();
    expect(readValue(`luka_draft_${readValue('user_id')}_social`)).toMatchObject({
      'contacts.1.name': 'Rosa Muñoz',
      'contacts.1.phone': '9 1234 5678',
    });
  });

  test('shows the error of a chosen number at once', async () => {
    await renderScreen(screen, states.moreEmpty);
    const first = await contact(1);
    answerTo('contact_1', { data: { name: 'Oficina', phone: '2 2345 6789' } });
    await userEvent.click(first.getByRole('button', { name: 'Elegir de mi agenda' }));
    await waitFor(() => expect(first.getByLabelText('Celular')).toBeInvalid());
    expect(first.getByLabelText('Nombre completo')).toBeValid();
  });

  test('fills in a contact that was chosen while Android had killed the app', async () => {
    answerTo('contact_2', { data: { name: 'Rosa', phone: '912345678' } });
    await act(() => renderScreen(screen, states.moreEmpty));
    const second = await contact(2);
    await waitFor(() => expect(second.getByLabelText('Nombre completo')).toHaveValue('Rosa'));
    expect((await contact(1)).getByLabelText('Nombre completo')).toHaveValue('');
  });

  test('says that the picker could not be opened', async () => {
    await renderScreen(screen, states.moreEmpty);
    const first = await contact(1);
    answerTo('contact_1', { error: { code: 'unavailable', message: '' } });
    await userEvent.click(first.getByRole('button', { name: 'Elegir de mi agenda' }));
    expect(await first.findByText(/No pudimos abrir tu agenda/)).toBeInTheDocument();
  });
});
