import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { ApiError } from '@/lib/api/errors';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/scripts/jest/render';
import { agreeField, choiceField, codeField } from './fields/choice';
import { fullNameField } from './fields/name';
import { phoneField } from './fields/phone';
import { runField } from './fields/run';
import { draftPauseMs } from './use-draft';
import { type DraftFormOptions, useDraftForm } from './use-draft-form';

const schema = v.object({
  run: runField,
  gender: choiceField('choice.empty'),
  contacts: v.tuple([v.object({ name: fullNameField, phone: phoneField })]),
  code: codeField(6),
  agree: agreeField,
});
type In = v.InferInput<typeof schema>;
type Out = v.InferOutput<typeof schema>;

const empty: In = {
  run: '',
  gender: '',
  contacts: [{ name: '', phone: '' }],
  code: '',
  agree: true,
};
const whole: In = {
  run: '12.345.678-5',
  gender: 'f',
  contacts: [{ name: ' Ana  Rojas', phone: '9 8123 4567' }],
  code: '123456',
  agree: true,
};
const draftKey = 'luka_draft_u1_basic';

let answer: { resolve: () => void; reject: (error: unknown) => void };
const send = jest.fn(
  (_values: Out) =>
    new Promise<void>((resolve, reject) => {
      answer = { resolve, reject };
    }),
);

type Props = Partial<DraftFormOptions<In, Out>>;

function Form(props: Props) {
  const form = useDraftForm<In, Out>({
    name: 'basic',
    schema,
    initial: empty,
    keep: ['run', 'gender', 'contacts.0.name'],
    send,
    ...props,
  });
  const { error: genderError, ...gender } = form.chosen('gender');
  const typed = (name: Parameters<typeof form.typed>[0], label: string) => {
    const { error, ...field } = form.typed(name);
    return (
      <label>
        {label}
        <input {...field} aria-invalid={error ? true : undefined} aria-errormessage={error} />
      </label>
    );
  };
  return (
    <form noValidate onSubmit={form.submit} aria-label="Datos">
      <ul aria-label="Resumen" data-attempt={form.summary.attempt}>
        {form.summary.items.map(({ id, message }) => (
          <li key={id} data-for={id}>
            {message}
          </li>
        ))}
      </ul>
      <output>{form.dirty ? 'con cambios' : 'sin cambios'}</output>
      {form.failure && <p role="alert">{form.failure.code}</p>}
      {typed('run', 'RUN')}
      <select
        aria-label="Género"
        {...gender}
        aria-errormessage={genderError}
        onChange={({ target }) => gender.onChange(target.value)}
      >
        <option value="" />
        <option value="f">Mujer</option>
      </select>
      {typed('contacts.0.name', 'Nombre')}
      {typed('contacts.0.phone', 'Celular')}
      {typed('code', 'Código')}
      <button type="submit" disabled={form.sending}>
        Guardar
      </button>
      <button type="button" onClick={() => form.set('run', '11.111.111-1')}>
        Llenar
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const errorOf = (name: string) => field(name).getAttribute('aria-errormessage');
const summary = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const save = () => screen.getByRole('button', { name: 'Guardar' });

function setUp(props: Props = {}) {
  const view = renderWithI18n(<Form {...props} />);
  return { user: userEvent.setup(), ...view };
}

beforeEach(() => writeValue('user_id', 'u1'));
afterEach(() => {
  jest.useRealTimers();
  removeValue(draftKey);
  removeValue('user_id');
});

test('a field is not judged while it is first typed, but when it is left, then at each change', async () => {
  const { user } = setUp();
  await user.type(field('RUN'), '12.345.678-9');
  expect(errorOf('RUN')).toBeNull();
  await user.tab();
  expect(errorOf('RUN')).toBe('Revisa el último dígito de tu RUN');
  await user.type(field('RUN'), '{Backspace}5');
  expect(errorOf('RUN')).toBeNull();
  expect(summary()).toEqual([]);
});

test('a chosen field follows the same rule', async () => {
  const { user } = setUp();
  await user.click(field('Género'));
  await user.tab();
  expect(errorOf('Género')).toBe('Elige una opción');
  await user.selectOptions(field('Género'), 'Mujer');
  expect(errorOf('Género')).toBeNull();
});

test('a submit judges all fields and lists what is wrong in page order, in the words of the fields', async () => {
  const { user } = setUp();
  await user.type(field('Nombre'), 'Ana Rojas');
  await user.click(save());
  expect(send).not.toHaveBeenCalled();
  expect(summary()).toEqual([
    'Escribe tu RUN, por ejemplo 12.345.678-5',
    'Elige una opción',
    'Escribe un celular, por ejemplo 9 8123 4567',
    'Escribe el código que te mandamos',
  ]);
  expect(summary()[0]).toBe(errorOf('RUN'));
  expect(screen.getByRole('list')).toHaveAttribute('data-attempt', '1');
  expect(screen.getAllByRole('listitem')[2]).toHaveAttribute(
    'data-for',
    field('Celular').getAttribute('id'),
  );
});

test('what is put right leaves the list; the next submit counts as another attempt', async () => {
  const { user } = setUp();
  await user.click(save());
  await user.type(field('RUN'), '12.345.678-5');
  expect(summary()).not.toContain('Escribe tu RUN, por ejemplo 12.345.678-5');
  await user.click(save());
  expect(screen.getByRole('list')).toHaveAttribute('data-attempt', '2');
});

test('a form without a summary focuses its first wrong field', async () => {
  const { user } = setUp({ focus: 'field', initial: { ...whole, code: '1', run: '1' } });
  await user.click(save());
  expect(field('RUN')).toHaveFocus();
});

test('what is sent is checked and canonical', async () => {
  const { user } = setUp({ initial: whole });
  await user.click(save());
  expect(send).toHaveBeenCalledWith({
    run: '12345678-5',
    gender: 'f',
    contacts: [{ name: 'Ana Rojas', phone: '+56981234567' }],
    code: '123456',
    agree: true,
  });
});

test('a double tap and Enter meanwhile send once; the button is off only until the answer', async () => {
  const { user } = setUp({ initial: whole });
  await user.dblClick(save());
  fireEvent.submit(screen.getByRole('form'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(save()).toBeDisabled();
  await act(async () => answer.resolve());
  expect(save()).toBeEnabled();
});

test('fields that the server refuses say so in its words, until they are changed', async () => {
  const { user } = setUp({
    initial: whole,
    fieldOf: (name) => (name === 'phone' ? 'contacts.0.phone' : name),
  });
  await user.click(save());
  const fields = [
    { field: 'phone', message: 'Ese celular ya está en otra cuenta' },
    { field: 'run', message: 'Ese RUN ya está registrado' },
    { field: 'elsewhere', message: 'x' },
  ];
  await act(async () => answer.reject(new ApiError('refused', { path: 'p', hint: 'h', fields })));
  expect(summary()).toEqual(['Ese RUN ya está registrado', 'Ese celular ya está en otra cuenta']);
  expect(errorOf('Celular')).toBe('Ese celular ya está en otra cuenta');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(field('Celular'), '{Backspace}8');
  expect(errorOf('Celular')).toBeNull();
  await user.click(save());
  expect(send).toHaveBeenCalledTimes(2);
});

test('a wire name that is the field’s own needs no table', async () => {
  const { user } = setUp({ initial: whole });
  await user.click(save());
  const fields = [{ field: 'contacts.0.phone', message: 'Ese celular ya está en otra cuenta' }];
  await act(async () => answer.reject(new ApiError('refused', { path: 'p', hint: 'h', fields })));
  expect(errorOf('Celular')).toBe('Ese celular ya está en otra cuenta');
});

test('a failure that names no field stays with the form until the next try', async () => {
  const { user } = setUp({ initial: whole });
  await user.click(save());
  await act(async () => answer.reject(new ApiError('network', { path: 'p', hint: 'h' })));
  expect(screen.getByRole('alert')).toHaveTextContent('network');
  await user.click(save());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('changes are unsaved until they are sent', async () => {
  const { user } = setUp({ initial: whole });
  expect(screen.getByText('sin cambios')).toBeInTheDocument();
  await user.type(field('Nombre'), 'z');
  expect(screen.getByText('con cambios')).toBeInTheDocument();
  await user.click(save());
  await act(async () => answer.resolve());
  expect(screen.getByText('sin cambios')).toBeInTheDocument();
});

test('a draft is written after a pause, with its own fields only', () => {
  jest.useFakeTimers();
  setUp();
  fireEvent.change(field('RUN'), { target: { value: '12' } });
  fireEvent.change(field('Código'), { target: { value: '123456' } });
  jest.advanceTimersByTime(draftPauseMs - 1);
  expect(readValue(draftKey)).toBeNull();
  jest.advanceTimersByTime(1);
  expect(readValue(draftKey)).toEqual({ run: '12', gender: '', 'contacts.0.name': '' });
});

test.each(['pagehide', 'freeze', 'unmount'])('at %s the draft is written at once', (how) => {
  jest.useFakeTimers();
  const { unmount } = setUp();
  fireEvent.change(field('RUN'), { target: { value: '12' } });
  if (how === 'unmount') unmount();
  else if (how === 'freeze') document.dispatchEvent(new Event('freeze'));
  else window.dispatchEvent(new Event('pagehide'));
  expect(readValue(draftKey)).toMatchObject({ run: '12' });
});

test('an app put aside writes the draft at once', () => {
  jest.useFakeTimers();
  setUp();
  fireEvent.change(field('RUN'), { target: { value: '12' } });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readValue(draftKey)).toMatchObject({ run: '12' });
  jest.restoreAllMocks();
});

test('a form that is opened anew shows its draft, which counts as unsaved', () => {
  writeValue(draftKey, { run: '12.345', gender: 'f', 'contacts.0.name': 'Ana', code: '999999' });
  setUp();
  expect(field('RUN')).toHaveValue('12.345');
  expect(field('Género')).toHaveValue('f');
  expect(field('Nombre')).toHaveValue('Ana');
  expect(field('Código')).toHaveValue('');
  expect(screen.getByText('con cambios')).toBeInTheDocument();
});

test('a draft counts as unsaved whichever of its fields differs', () => {
  writeValue(draftKey, { run: '12.345', gender: '', 'contacts.0.name': '' });
  setUp();
  expect(field('RUN')).toHaveValue('12.345');
  expect(screen.getByText('con cambios')).toBeInTheDocument();
});

test('a draft with garbage in it fills only what fits', () => {
  writeValue(draftKey, { run: 7, gender: ['f'], 'contacts.0.name': 'Ana' });
  setUp();
  expect(field('RUN')).toHaveValue('');
  expect(field('Género')).toHaveValue('');
  expect(field('Nombre')).toHaveValue('Ana');
});

test('a form that was sent leaves no draft, also when it goes away at once', async () => {
  const { user, unmount } = setUp({ initial: whole });
  await user.type(field('Nombre'), 'z');
  await user.click(save());
  await act(async () => answer.resolve());
  unmount();
  expect(readValue(draftKey)).toBeNull();
});

test('what was typed just before the submit is kept, as the answer may end the session', async () => {
  setUp({ initial: whole });
  fireEvent.change(field('Nombre'), { target: { value: 'Ana Rojas Soto' } });
  await act(async () => fireEvent.click(save()));
  removeValue('user_id');
  await act(async () => answer.reject(new ApiError('loggedOut', { path: 'p', hint: 'h' })));
  expect(readValue(draftKey)).toMatchObject({ 'contacts.0.name': 'Ana Rojas Soto' });
});

test('a form that was refused keeps its draft', async () => {
  const { user, unmount } = setUp({ initial: whole });
  await user.type(field('Nombre'), 'z');
  await user.click(save());
  await act(async () => answer.reject(new ApiError('timeout', { path: 'p', hint: 'h' })));
  unmount();
  expect(readValue(draftKey)).toMatchObject({ 'contacts.0.name': ' Ana  Rojasz' });
});

test('what is set by program, such as a picked contact, is kept too', async () => {
  const { user, unmount } = setUp();
  await user.click(screen.getByRole('button', { name: 'Llenar' }));
  unmount();
  expect(readValue(draftKey)).toMatchObject({ run: '11.111.111-1' });
});

test('what is typed and taken back leaves no draft, which would hide what is saved later', async () => {
  const { user, unmount } = setUp();
  await user.type(field('RUN'), '1{Backspace}');
  unmount();
  expect(readValue(draftKey)).toBeNull();
});

test('a form that is only opened, or submitted with mistakes, writes no draft', async () => {
  const { user, unmount } = setUp();
  await user.click(save());
  await user.click(field('RUN'));
  await user.tab();
  unmount();
  expect(readValue(draftKey)).toBeNull();
});

test('a field that is set by program is told right when it was wrong', async () => {
  const { user } = setUp();
  await user.click(save());
  await user.click(screen.getByRole('button', { name: 'Llenar' }));
  expect(field('RUN')).toHaveValue('11.111.111-1');
  expect(errorOf('RUN')).toBeNull();
});
