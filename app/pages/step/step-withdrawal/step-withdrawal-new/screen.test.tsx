import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ids } from '@/app/payout/payout.ids';
import { handleBack } from '@/lib/gestures/back-stack';
import { hasLeaveGuard } from '@/lib/router/leave-guard';
import { reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { states } from './screen.states';

const field = (label: string) => page.findByLabelText(label);
const button = (name: string) => page.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const check = () => page.findByRole('dialog', { name: '¿Es esta tu cuenta?' });

/** A sandbox that records the saved bodies. */
function recordingSandbox() {
  const sandbox = createTestSandbox();
  const saved: unknown[] = [];
  sandbox.use(
    http.post('*/app/save_transfer_info', async ({ request }) => {
      saved.push(await request.clone().json());
    }),
  );
  return { sandbox, saved };
}

async function type(label: string, text: string) {
  fireEvent.change(await field(label), { target: { value: text } });
}

test('saves the account after the user has confirmed it, and opens the photos', async () => {
  const { sandbox, saved } = recordingSandbox();
  const { navigator } = await renderScreen(screen, states.empty, { sandbox });
  expect(await field('Celular de tu Yape')).toHaveValue('9 8765 4567');
  expect(await field('Nombre completo')).toHaveValue('Camila Muñoz');
  expect(page.getByText(/8 de cada 10 personas eligen Yape\.$/)).toBeVisible();
  await press('Revisar y guardar');
  const dialog = within(await check());
  expect(dialog.getByText('Camila Muñoz')).toBeVisible();
  expect(dialog.getAllByText(/4567/)).toEqual([dialog.getByText('+56 9 8765 4567')]);
  expect(saved).toEqual([]);
  await press('Sí, guardar esta cuenta');
  await waitFor(() =>
    expect(navigator.push).toHaveBeenCalledWith({
      path: '/pages/upload/upload-id-card/upload-id-card',
      query: {},
    }),
  );
  expect(saved).toEqual([
    { account_type: 'yape', account_number: '+56987654567', full_name: 'Camila Muñoz' },
  ]);
});

test('returns to the form and sends nothing when the user corrects the account', async () => {
  const { sandbox, saved } = recordingSandbox();
  await renderScreen(screen, states.empty, { sandbox });
  await field('Nombre completo');
  await press('Revisar y guardar');
  await check();
  await press('Corregir');
  await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button('Revisar y guardar')).not.toHaveAttribute('aria-busy');
  expect(page.queryByRole('alert')).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('saves a bank account with the bank that was searched by name', async () => {
  const { sandbox, saved } = recordingSandbox();
  await renderScreen(screen, states.empty, { sandbox });
  await userEvent.click(await page.findByRole('radio', { name: /^Banco/ }));
  await waitFor(() => expect(page.getByLabelText('Banco', { selector: 'button' })).toBeEnabled());
  await userEvent.click(page.getByLabelText('Banco', { selector: 'button' }));
  await userEvent.type(page.getByRole('combobox', { name: 'Buscar' }), 'falab');
  await userEvent.click(page.getByRole('option', { name: 'Banco Falabella' }));
  await type('Número de cuenta', '0012 3456-78');
  await userEvent.click(page.getByRole('radio', { name: 'Ahorro' }));
  await press('Revisar y guardar');
  const dialog = within(await check());
  expect(dialog.getByText(/^Banco Falabella · Ahorro$/)).toBeVisible();
  expect(dialog.getByText('0012 3456 78')).toBeVisible();
  await press('Sí, guardar esta cuenta');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    account_type: 'bank',
    bank_code: '051',
    account_number: '0012345678',
    full_name: 'Camila Muñoz',
    bank_account_type: 'ahorro',
  });
});

test.each([
  ['number', 'the bank'],
  ['bank', 'the number'],
])('chooses the type of the own CuentaRUT by itself: first the %s, then %s', async (first) => {
  await renderScreen(screen, states.bank);
  await userEvent.click(await page.findByRole('radio', { name: /^Banco/ }));
  const types = within(page.getByRole('radiogroup', { name: /Tipo de cuenta/ }));
  const fillIn = {
    number: () => userEvent.type(page.getByLabelText('Número de cuenta'), '12.345.678'),
    async bank() {
      const select = page.getByLabelText('Banco', { selector: 'button' });
      await waitFor(() => expect(select).toBeEnabled());
      await userEvent.click(select);
      await userEvent.click(page.getByRole('option', { name: 'BancoEstado (CuentaRUT)' }));
    },
  };
  await fillIn[first === 'bank' ? 'bank' : 'number']();
  for (const radio of types.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await fillIn[first === 'bank' ? 'number' : 'bank']();
  expect(types.getByRole('radio', { name: 'Vista' })).toBeChecked();
});

/** Fills in an account at BancoEstado. */
async function typeCuentaRut(number: string) {
  await userEvent.click(await page.findByRole('radio', { name: /^Banco/ }));
  const select = page.getByLabelText('Banco', { selector: 'button' });
  await waitFor(() => expect(select).toBeEnabled());
  await userEvent.click(select);
  await userEvent.click(page.getByRole('option', { name: 'BancoEstado (CuentaRUT)' }));
  await userEvent.type(page.getByLabelText('Número de cuenta'), number);
}

const numberField = () => page.getByLabelText('Número de cuenta');

test.each(['12345678-5', '123456785', '12.345.678-5'])(
  'offers the CuentaRUT of %s without its check digit while it is typed, in one tap',
  async (typed) => {
    await renderScreen(screen, states.bank);
    await typeCuentaRut(typed);
    expect(numberField()).toHaveAccessibleDescription(/sin el dígito verificador/);
    await userEvent.click(button('Usar 12.345.678'));
    expect(numberField()).toHaveValue('12345678');
    expect(page.getByRole('radio', { name: 'Vista' })).toBeChecked();
    await press('Revisar y guardar');
    const dialog = within(await check());
    expect(dialog.queryByText(/dígito verificador/)).not.toBeInTheDocument();
    expect(dialog.getByText('12.345.678')).toBeVisible();
  },
);

test('the number is typed next once the bank is chosen, unless it is there', async () => {
  await renderScreen(screen, states.empty);
  await userEvent.click(await page.findByRole('radio', { name: /^Banco/ }));
  const bank = () => page.getByLabelText('Banco', { selector: 'button' });
  await waitFor(() => expect(bank()).toBeEnabled());
  const chooseBank = async (name: string) => {
    await userEvent.click(bank());
    await userEvent.click(page.getByRole('option', { name }));
  };
  await chooseBank('Banco Santander');
  const number = page.getByLabelText('Número de cuenta');
  expect(number).toHaveFocus();
  await userEvent.type(number, '12345678');
  await chooseBank('Scotiabank');
  expect(bank()).toHaveFocus();
});

test('asks about a CuentaRUT with the check digit before it is sent, and sends the corrected number', async () => {
  const { sandbox, saved } = recordingSandbox();
  await renderScreen(screen, states.bank, { sandbox });
  await typeCuentaRut('123456785');
  await userEvent.click(page.getByRole('radio', { name: 'Vista' }));
  await press('Revisar y guardar');
  const dialog = within(await check());
  expect(dialog.getByText(/Escribiste 1234 5678 5/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Usar 12.345.678' }));
  expect(dialog.queryByText(/Escribiste/)).not.toBeInTheDocument();
  await press(textOf('payout.check.confirm'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ account_number: '12345678' });
  expect(saved[0]).not.toHaveProperty('confirmed');
});

test('asks about a holder who is not the borrower; a confirmation says which field was confirmed', async () => {
  const { sandbox, saved } = recordingSandbox();
  await renderScreen(screen, states.empty, { sandbox });
  await type('Nombre completo', 'Pedro Soto');
  await press('Revisar y guardar');
  const dialog = within(await check());
  expect(dialog.getByText(/“Pedro Soto” no es el nombre que nos diste/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Usar Camila Muñoz' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: textOf('payout.check.confirm') })).toBeNull();
  await press(textOf('payout.check.confirmDoubtful'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ full_name: 'Pedro Soto', confirmed: ['full_name'] });
});

test('takes the own name with one tap', async () => {
  const { sandbox, saved } = recordingSandbox();
  await renderScreen(screen, states.empty, { sandbox });
  await type('Nombre completo', 'Pedro Soto');
  await press('Revisar y guardar');
  await check();
  await press('Usar Camila Muñoz');
  await press(textOf('payout.check.confirm'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ full_name: 'Camila Muñoz' });
});

test('keeps in the form what was taken in the check', async () => {
  await renderScreen(screen, states.empty);
  await type('Nombre completo', 'Pedro Soto');
  await press('Revisar y guardar');
  await check();
  await press('Usar Camila Muñoz');
  await press('Corregir');
  expect(await field('Nombre completo')).toHaveValue('Camila Muñoz');
});

test('doubts nothing where the basic information cannot be loaded', async () => {
  const faults = [{ path: 'app/get_basic_info', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { ...states.empty, faults });
  await type('Nombre completo', 'Pedro Soto');
  await press('Revisar y guardar');
  const dialog = within(await check());
  expect(dialog.getByRole('button', { name: textOf('payout.check.confirm') })).toBeVisible();
});

test('lists the errors and opens no account check', async () => {
  await renderScreen(screen, states.empty);
  await type('Nombre completo', '');
  await type('Celular de tu Yape', '2 2345 6789');
  await press('Revisar y guardar');
  const summary = await page.findByRole('region', { name: 'Revisa 2 datos' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(page.getByLabelText('Celular de tu Yape')).toHaveAccessibleDescription(
    /Escribe un celular que empiece con 9/,
  );
  expect(page.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows an error of the server at the number', async () => {
  const sandbox = createTestSandbox();
  sandbox.use(
    http.post('*/app/save_transfer_info', () =>
      HttpResponse.json({
        code: 422,
        msg: 'Revisa los datos',
        ret: { errors: [{ field: 'account_number', message: 'Ese Yape no existe' }] },
      }),
    ),
  );
  const { navigator } = await renderScreen(screen, states.empty, { sandbox });
  await field('Nombre completo');
  await press('Revisar y guardar');
  await check();
  await press('Sí, guardar esta cuenta');
  expect(await page.findByRole('region', { name: 'Revisa 1 dato' })).toHaveFocus();
  expect(page.getByLabelText('Celular de tu Yape')).toHaveAccessibleDescription(
    /Ese Yape no existe/,
  );
  expect(navigator.push).not.toHaveBeenCalled();
});

test('shows a network error, and succeeds at the next submit', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.saved);
  sandbox.control.fault({ path: 'app/save_transfer_info', kind: 'drop' });
  await field('Nombre completo');
  await press('Revisar y guardar');
  await check();
  await press('Sí, guardar esta cuenta');
  expect(await page.findByRole('alert')).toHaveAttribute('id', ids.failure);
  expect(page.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Revisar y guardar');
  await check();
  await press('Sí, guardar esta cuenta');
  await waitFor(() => expect(navigator.push).toHaveBeenCalledTimes(1));
  expect(page.queryByRole('alert')).not.toBeInTheDocument();
});

test('restores the draft after a reload, and guards unsaved changes', async () => {
  const view = await renderScreen(screen, states.empty);
  await userEvent.clear(await field('Nombre completo'));
  await userEvent.type(await field('Nombre completo'), 'Camila Rojas');
  expect(hasLeaveGuard()).toBe(true);
  view.unmount();
  await reloadScreen(screen);
  expect(await field('Nombre completo')).toHaveValue('Camila Rojas');
  expect(page.getByText(/^Recuperamos lo que habías escrito/)).toBeVisible();
});

test('returns to the previous screen with back=1', async () => {
  const { navigator } = await renderScreen(screen, states.change);
  const backHandled = jest.fn();
  navigator.back.mockImplementation(() => backHandled(handleBack()));
  await type('Nombre completo', 'Camila Muñoz Soto');
  expect(page.queryByText('Tu trabajo')).not.toBeInTheDocument();
  await press('Revisar y guardar');
  await check();
  await press('Sí, guardar esta cuenta');
  await waitFor(() => expect(backHandled.mock.calls).toEqual([[false]]));
  expect(hasLeaveGuard()).toBe(false);
  expect(navigator.push).not.toHaveBeenCalled();
});

test('returns to Home after a correction', async () => {
  const { navigator } = await renderScreen(screen, states.correction);
  await field('Nombre completo');
  // The reason concerns the photos and is shown there only.
  expect(page.queryByText(/no coincide con el RUN/)).not.toBeInTheDocument();
  await press('Revisar y guardar');
  await check();
  await press('Sí, guardar esta cuenta');
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} }));
});

test('offers a retry when the banks fail to load', async () => {
  const faults = [{ path: 'app/get_bank_list', kind: '500' }] as const;
  await renderScreen(screen, { ...states.empty, faults });
  await userEvent.click(await page.findByRole('radio', { name: /^Banco/ }));
  await userEvent.click(await page.findByRole('button', { name: 'Cargarlos de nuevo' }));
  await waitFor(() => expect(page.getByLabelText('Banco', { selector: 'button' })).toBeEnabled());
  expect(page.queryByText('No pudimos cargar los bancos.')).not.toBeInTheDocument();
});

test('the button says what is missing while no bank can be chosen', async () => {
  await renderScreen(screen, states.banksFail);
  await userEvent.click(await page.findByRole('radio', { name: /Banco/ }));
  await waitFor(() =>
    expect(button(textOf('payout.check.open'))).toHaveAccessibleDescription(
      textOf('payout.banksMissing'),
    ),
  );
});
