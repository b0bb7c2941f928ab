import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/api/errors';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { StepFallback } from './step-fallback';
import type { StepPending } from './use-step-load';

function show(load: StepPending) {
  const render = () => (
    <StepFallback step="social" title="Tu trabajo" load={load}>
      <i />
    </StepFallback>
  );
  return renderScreen({ needsLogin: true, render }, { scenario: 'guest' });
}

test('renders the heading and the current step while loading', async () => {
  await show({ name: 'loading' });
  expect(page.getByRole('heading', { level: 1, name: 'Tu trabajo' })).toBeInTheDocument();
  expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(page.getByRole('list', { name: 'Paso 2 de 4' })).toBeInTheDocument();
  expect(page.getByText('Tu trabajo', { selector: 'li *' }).closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
});

const retry = jest.fn();
const failed = { error: undefined, isOffline: false, isRefreshing: false, retry };

test.each([
  [true, 'Sin conexión'],
  [false, 'No pudimos cargar tus datos'],
])('offers a retry after a failure (offline: %s)', async (isOffline, title) => {
  await show({ name: 'failed', call: { ...failed, isOffline } });
  expect(page.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('shows the message of the server after a failure', async () => {
  const serverMessage = 'Estamos en pausa';
  const error = new ApiError('refused', { path: 'app/home', hint: '', serverMessage });
  await show({ name: 'failed', call: { ...failed, error } });
  expect(page.getByText('Estamos en pausa')).toBeInTheDocument();
});

test.each([
  ['review', 'review', '/'],
  ['approved', 'approved', '/pages/loan/loan-info-choose/loan-info-choose'],
  ['cleared', 'approved', '/pages/loan/loan-info-choose/loan-info-choose'],
  ['refused', 'refused', '/'],
  ['waiting', 'loan', '/pages/my-loan/my-loan'],
  ['lending', 'loan', '/pages/my-loan/my-loan'],
  ['overdue', 'loan', '/pages/my-loan/my-loan'],
  ['payment_failed', 'loan', '/pages/my-loan/my-loan'],
] as const)(
  'shows the outcome of a submitted application (%s) and links to what can be done now',
  async (state, outcome, path) => {
    const { navigator } = await show({ name: 'submitted', state });
    const text = (key: 'title' | 'action') => textOf(`application.submitted.${outcome}.${key}`);
    expect(page.getByRole('heading', { level: 1, name: text('title') })).toBeInTheDocument();
    // No step is left: the stepper would show the user at one.
    expect(document.querySelector('[aria-current="step"]')).toBeNull();
    await userEvent.click(page.getByRole('link', { name: text('action') }));
    expect(navigator.relaunch).toHaveBeenCalledWith({ path, query: {} });
  },
);

test('shows from when a refused user may apply again', async () => {
  const render = () => (
    <StepFallback step="social" title="Tu trabajo" load={{ name: 'submitted', state: 'refused' }}>
      <i />
    </StepFallback>
  );
  await renderScreen({ needsLogin: true, render }, { scenario: 'refused' });
  expect(await page.findByText(/^Puedes enviar otra solicitud desde el \d+ de/)).toBeVisible();
});
