import { screen as shown, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markSigned } from '@/app/loan/signing/signed-before';
import { keepTerms, readKeptTerms } from '@/app/loan/terms/kept-terms';
import { confirmTerms } from '@/app/loan/test/confirm-terms';
import { createTestSandbox, type TestSandbox } from '@/lib/sandbox/entry-jest';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

const { query } = states.confirm;
const goOn = () => shown.findByRole('button', { name: 'Ir a firmar', busy: false });
const region = (name: string) => shown.findByRole('region', { name });

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox();
});

test('what arrives, what goes back and what being late costs stand there to the peso', async () => {
  await renderScreen(screen, states.withCoupon);
  const arrival = await region('De lo que pides a lo que recibes');
  for (const text of ['$200.000', '−$12.000', '+$3.000', '$191.000']) {
    expect(arrival).toHaveTextContent(text);
  }
  const repayment = await region('Lo que devuelves');
  for (const text of ['$4.000', '$204.000', '82,9']) expect(repayment).toHaveTextContent(text);
  expect(shown.getByText(/Se suman/, { selector: 'p' })).toHaveTextContent(
    '$10.000 una sola vez (5 %) y $8.000 por cada día (4 %)',
  );
});

test('days without interest are told where the date is', async () => {
  await renderScreen(screen, states.freeDays);
  expect(await region('Lo que devuelves')).toHaveTextContent('+5 días sin interés');
});

test('the account is shown, and can be changed', async () => {
  await renderScreen(screen, states.confirm);
  const account = within(await region('Recibes la plata en'));
  expect(await account.findByText('Yape')).toBeInTheDocument();
  expect(account.getByText('terminada en 4567')).toBeInTheDocument();
  expect(account.getByRole('link', { name: 'Cambiar' })).toHaveAttribute(
    'href',
    '#/pages/step/step-withdrawal/step-withdrawal-new?back=1',
  );
});

test('the terms go on to be signed as they were confirmed', async () => {
  const { navigator } = await renderScreen(screen, states.confirm, { sandbox });
  await userEvent.click(await goOn());
  const kept = readKeptTerms();
  expect(kept?.preview).toMatchObject({ arrival: 188_000, repayment: 204_000 });
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/sign/sign',
    query: { preview_id: kept?.preview.preview_id, ...query },
  });
});

test('who has signed before goes on to sign with one tap', async () => {
  await confirmTerms(sandbox, 'approved');
  markSigned();
  const { navigator } = await renderScreen(screen, states.confirm, { sandbox });
  await userEvent.click(await goOn());
  expect(navigator.push.mock.lastCall?.[0].path).toBe('/pages/sign/auto-sign');
});

test('coming back to figures that changed meanwhile, the person is told what changed', async () => {
  const { terms } = await confirmTerms(sandbox, 'approved');
  const older = { ...terms.preview, arrival: 189_000, repay_date: '2026-12-01' };
  keepTerms({ ...terms, preview: older });
  await renderScreen(screen, states.confirm, { sandbox });
  const news = await shown.findByText('Las condiciones cambiaron');
  expect(news.parentElement).toHaveTextContent('Recibes $188.000 (antes $189.000)');
  expect(news.parentElement).toHaveTextContent('(antes 1 dic 2026)');
});

test('terms that had run out and are the same again say so', async () => {
  const { terms } = await confirmTerms(sandbox, 'approved');
  const expires_at = new Date(Date.now() - 1000).toISOString();
  keepTerms({ ...terms, at: Date.now() - 900_000, preview: { ...terms.preview, expires_at } });
  await renderScreen(screen, states.confirm, { sandbox });
  expect(await shown.findByText('Renovamos las condiciones: siguen igual.')).toBeInTheDocument();
});

test('terms that run out while they are read are renewed, and those are what is signed', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await renderScreen(screen, states.confirm, { sandbox });
    await goOn();
    const first = sandbox.control.state().state.previews.at(-1)?.preview.preview_id;
    jest.setSystemTime(Date.now() + 16 * 60_000);
    expect(
      await shown.findByText('Renovamos las condiciones: siguen igual.', {}, { timeout: 4000 }),
    ).toBeInTheDocument();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(await goOn());
    expect(readKeptTerms()?.preview.preview_id).not.toBe(first);
    expect(readKeptTerms()?.preview.preview_id).toMatch(/^prev/);
  } finally {
    jest.useRealTimers();
  }
});

test('without an account nothing can be signed, and the way to add one is there', async () => {
  const { navigator } = await renderScreen(
    screen,
    { scenario: 'approved', query, faults: [{ path: 'app/get_bank_info', kind: '500', times: 9 }] },
    { sandbox },
  );
  expect(await shown.findByText('Falta cargar tu cuenta.')).toBeInTheDocument();
  await userEvent.click(await goOn());
  expect(navigator.push).not.toHaveBeenCalled();
});

test.each([
  ['noTerm', 'Hoy no prestamos a ese plazo. Elige otro.'],
  ['tooMuch', 'Elige un monto de hasta $250.000'],
] as const)('%s: says why, and leads back to the choice', async (state, text) => {
  const { navigator } = await renderScreen(screen, states[state]);
  expect((await shown.findAllByText(text)).length).toBeGreaterThan(0);
  await userEvent.click(shown.getByRole('link', { name: 'Cambiar mi elección' }));
  expect(navigator.replace).toHaveBeenCalledWith({
    path: '/pages/loan/loan-info-choose/loan-info-choose',
    query: states[state].query,
  });
});

test.each([
  ['error', 'No pudimos cargar esta parte'],
  ['offline', 'Sin conexión'],
  ['running', 'Ya tienes un préstamo'],
] as const)('%s: says so', async (state, title) => {
  await renderScreen(screen, states[state]);
  expect(await shown.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test('after a failure the figures can be asked for again', async () => {
  const faults = [{ path: 'loan/preview', kind: 'drop' }] as const;
  await renderScreen(screen, { scenario: 'approved', query, faults }, { sandbox });
  await userEvent.click(await shown.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await goOn()).toBeInTheDocument();
});

test('a bare address without any choice leads to the choice', async () => {
  const { navigator } = await renderScreen(screen, { scenario: 'approved' });
  await waitFor(() =>
    expect(navigator.replace).toHaveBeenCalledWith({
      path: '/pages/loan/loan-info-choose/loan-info-choose',
      query: {},
    }),
  );
});
