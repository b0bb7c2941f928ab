import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { ApiError } from '@/lib/api/errors';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { readDraft, writeDraft } from './draft';
import { agreeField, choiceField, codeField } from './fields/choice';
import { fullNameField } from './fields/name';
import { phoneField } from './fields/phone';
import { runField } from './fields/run';
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
    nameOf: (path) => `name of ${path}`,
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
        {form.summary.items.map(({ id, name }) => (
          <li key={id} data-for={id}>
            {name}
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
      <button type="button" onClick={() => void form.check(['run', 'gender'])}>
        Revisar
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

test('shows no error at fields that are passed with the tab key, and at those that were typed in', async () => {
  const { user } = setUp();
  for (let stops = 0; stops < 6; stops += 1) await user.tab();
  for (const name of ['RUN', 'Género', 'Nombre', 'Celular', 'Código']) {
    expect(errorOf(name)).toBeNull();
  }
  await user.type(field('Nombre'), 'A');
  await user.clear(field('Nombre'));
  await user.tab();
  expect(errorOf('Nombre')).toBe('Escribe el nombre completo, por ejemplo Camila Muñoz');
  expect(errorOf('Celular')).toBeNull();
});

test('validates a field on blur, then on each change', async () => {
  const { user } = setUp();
  await user.type(field('RUN'), '12.345.678-9');
  expect(errorOf('RUN')).toBeNull();
  await user.tab();
  expect(errorOf('RUN')).toBe('Revisa el último dígito de tu RUN');
  await user.type(field('RUN'), '{Backspace}5');
  expect(errorOf('RUN')).toBeNull();
  expect(summary()).toEqual([]);
});

test('takes what was filled into a field without an event, on a check of a page and on submit', async () => {
  const { user } = setUp({ initial: { ...whole, run: '', contacts: [{ name: '', phone: '' }] } });
  const fill = (name: string, text: string) => {
    const input = field(name);
    if (input instanceof HTMLInputElement) input.value = text;
  };
  fill('RUN', '12.345.678-5');
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(errorOf('RUN')).toBeNull();
  fill('Nombre', 'Ana Rojas');
  fill('Celular', '9 8123 4567');
  await user.click(save());
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      run: '12345678-5',
      contacts: [{ name: 'Ana Rojas', phone: '+56981234567' }],
    }),
  );
});

test('validates a controlled field on blur, then on each change', async () => {
  const { user } = setUp();
  await user.selectOptions(field('Género'), 'Mujer');
  await user.selectOptions(field('Género'), '');
  expect(errorOf('Género')).toBeNull();
  await user.tab();
  expect(errorOf('Género')).toBe('Elige una opción');
  await user.selectOptions(field('Género'), 'Mujer');
  expect(errorOf('Género')).toBeNull();
});

test('validates all fields on submit and names the refused ones in document order', async () => {
  const { user } = setUp();
  await user.type(field('Nombre'), 'Ana Rojas');
  await user.click(save());
  expect(send).not.toHaveBeenCalled();
  expect(summary()).toEqual([
    'name of run',
    'name of gender',
    'name of contacts.0.phone',
    'name of code',
  ]);
  expect(errorOf('RUN')).toBe('Escribe tu RUN, como 12.345.678-5');
  expect(errorOf('Código')).toBe(textOf('errors.code.empty'));
  expect(screen.getByRole('list')).toHaveAttribute('data-attempt', '1');
  expect(screen.getAllByRole('listitem')[2]).toHaveAttribute(
    'data-for',
    field('Celular').getAttribute('id'),
  );
});

test('removes a corrected field from the summary and counts the next attempt', async () => {
  const { user } = setUp();
  await user.click(save());
  await user.type(field('RUN'), '12.345.678-5');
  expect(summary()).not.toContain('name of run');
  await user.click(save());
  expect(screen.getByRole('list')).toHaveAttribute('data-attempt', '2');
});

test('focuses the first field with an error when the form has no summary', async () => {
  const { user } = setUp({ focus: 'field', initial: { ...whole, code: '1', run: '1' } });
  await user.click(save());
  expect(field('RUN')).toHaveFocus();
});

test('sends once on a double tap and Enter, with the button disabled until the reply', async () => {
  const { user } = setUp({ initial: whole });
  await user.dblClick(save());
  fireEvent.submit(screen.getByRole('form'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(save()).toBeDisabled();
  await act(async () => answer.resolve());
  expect(save()).toBeEnabled();
});

test("shows the server's field errors until the fields are changed", async () => {
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
  expect(summary()).toEqual(['name of run', 'name of contacts.0.phone']);
  expect(errorOf('RUN')).toBe('Ese RUN ya está registrado');
  expect(errorOf('Celular')).toBe('Ese celular ya está en otra cuenta');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(field('Celular'), '{Backspace}8');
  expect(errorOf('Celular')).toBeNull();
  await user.click(save());
  expect(send).toHaveBeenCalledTimes(2);
});

test.each(['contacts', 'contacts.0', 'elsewhere'])(
  'shows the server’s error of %s, which is no field, as that of the form',
  async (name) => {
    const { user } = setUp({ initial: whole });
    await user.click(save());
    const fields = [{ field: name, message: 'x' }];
    await act(async () => answer.reject(new ApiError('refused', { path: 'p', hint: 'h', fields })));
    expect(screen.getByRole('alert')).toHaveTextContent('refused');
  },
);

test('shows an error without fields until the next submit', async () => {
  const { user } = setUp({ initial: whole });
  await user.click(save());
  await act(async () => answer.reject(new ApiError('network', { path: 'p', hint: 'h' })));
  expect(screen.getByRole('alert')).toHaveTextContent('network');
  await user.click(save());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('is dirty until the changes are sent', async () => {
  const { user } = setUp({ initial: whole });
  expect(screen.getByText('sin cambios')).toBeInTheDocument();
  await user.type(field('Nombre'), 'z');
  expect(screen.getByText('con cambios')).toBeInTheDocument();
  await user.click(save());
  await act(async () => answer.resolve());
  expect(screen.getByText('sin cambios')).toBeInTheDocument();
});

test('writes the draft at each change, with its own fields only', () => {
  setUp();
  fireEvent.change(field('RUN'), { target: { value: '1' } });
  expect(readDraft('basic')).toEqual({ run: '1', gender: '', 'contacts.0.name': '' });
  fireEvent.change(field('RUN'), { target: { value: '12' } });
  fireEvent.change(field('Código'), { target: { value: '123456' } });
  expect(readDraft('basic')).toEqual({ run: '12', gender: '', 'contacts.0.name': '' });
});

test('restores the draft on mount and is dirty', () => {
  writeDraft('basic', { run: '12.345', gender: 'f', 'contacts.0.name': 'Ana', code: '999999' });
  setUp();
  expect(field('RUN')).toHaveValue('12.345');
  expect(field('Género')).toHaveValue('f');
  expect(field('Nombre')).toHaveValue('Ana');
  expect(field('Código')).toHaveValue('');
  expect(screen.getByText('con cambios')).toBeInTheDocument();
});

test('restores only the values of the right kind from a broken draft', () => {
  writeDraft('basic', { run: 7, gender: ['f'], 'contacts.0.name': 'Ana' });
  setUp();
  expect(field('RUN')).toHaveValue('');
  expect(field('Género')).toHaveValue('');
  expect(field('Nombre')).toHaveValue('Ana');
});

test('removes the draft after a successful send, also when the form unmounts at once', async () => {
  const { user, unmount } = setUp({ initial: whole });
  await user.type(field('Nombre'), 'z');
  await user.click(save());
  await act(async () => answer.resolve());
  unmount();
  expect(readValue(draftKey)).toBeNull();
});

test('stores what was typed just before a submit whose reply ends the session', async () => {
  setUp({ initial: whole });
  fireEvent.change(field('Nombre'), { target: { value: 'Ana Rojas Soto' } });
  await act(async () => fireEvent.click(save()));
  removeValue('user_id');
  await act(async () => answer.reject(new ApiError('loggedOut', { path: 'p', hint: 'h' })));
  expect(readValue(draftKey)).toMatchObject({ 'contacts.0.name': 'Ana Rojas Soto' });
});

test('keeps the draft when the send fails', async () => {
  const { user, unmount } = setUp({ initial: whole });
  await user.type(field('Nombre'), 'z');
  await user.click(save());
  await act(async () => answer.reject(new ApiError('timeout', { path: 'p', hint: 'h' })));
  unmount();
  expect(readValue(draftKey)).toMatchObject({ 'contacts.0.name': ' Ana  Rojasz' });
});

test('stores a value that is set programmatically, such as a picked contact, and clears its error', async () => {
  const { user, unmount } = setUp();
  await user.click(save());
  await user.click(screen.getByRole('button', { name: 'Llenar' }));
  expect(field('RUN')).toHaveValue('11.111.111-1');
  expect(errorOf('RUN')).toBeNull();
  unmount();
  expect(readValue(draftKey)).toMatchObject({ run: '11.111.111-1' });
});

test('removes the draft when a change is undone', async () => {
  const { user, unmount } = setUp();
  await user.type(field('RUN'), '1{Backspace}');
  unmount();
  expect(readValue(draftKey)).toBeNull();
});

test('writes no draft when the form is only opened or fails validation', async () => {
  const { user, unmount } = setUp();
  await user.click(save());
  await user.click(field('RUN'));
  await user.tab();
  unmount();
  expect(readValue(draftKey)).toBeNull();
});

describe('check', () => {
  const check = () => screen.getByRole('button', { name: 'Revisar' });

  test('shows and lists the errors of its fields only, and sends nothing', async () => {
    const onRefused = jest.fn();
    const { user } = setUp({ onRefused });
    await user.click(check());
    expect(summary()).toEqual(['name of run', 'name of gender']);
    expect(errorOf('Nombre')).toBeNull();
    expect(onRefused).toHaveBeenCalledWith(['run', 'gender']);
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('list')).toHaveAttribute('data-attempt', '1');
  });

  test('then validates them on each change, the others not before they were changed', async () => {
    const { user } = setUp();
    await user.click(check());
    await user.selectOptions(field('Género'), 'f');
    expect(errorOf('Género')).toBeNull();
    field('Nombre').focus();
    await user.tab();
    expect(errorOf('Nombre')).toBeNull();
  });
});
