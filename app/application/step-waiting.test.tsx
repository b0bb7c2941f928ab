import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/api/errors';
import { renderScreen } from '@/scripts/jest/render-screen';
import { StepWaiting } from './step-waiting';
import type { StepLoad } from './use-step-load';

type Load = Exclude<StepLoad<unknown, unknown>, { name: 'ready' }>;

function show(load: Load) {
  const render = () => (
    <StepWaiting step="social" title="Tu trabajo" load={load}>
      <i />
    </StepWaiting>
  );
  return renderScreen({ needsLogin: true, render }, { scenario: 'guest' });
}

test('what is loading has its heading and its place among the steps', async () => {
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
  [false, 'No pudimos cargar esta parte'],
])('a failure (offline: %s) says so and is tried again', async (isOffline, title) => {
  await show({ name: 'failed', call: { ...failed, isOffline } });
  expect(page.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("the server's own words about a failure are shown", async () => {
  const serverMessage = 'Estamos en pausa';
  const error = new ApiError('refused', { path: 'app/home', hint: '', serverMessage });
  await show({ name: 'failed', call: { ...failed, error } });
  expect(page.getByText('Estamos en pausa')).toBeInTheDocument();
});

test.each([
  ['review', 'Tu solicitud está en revisión'],
  ['approved', 'Tu solicitud ya está aprobada'],
  ['cleared', 'Tu solicitud ya está aprobada'],
  ['refused', 'Hoy no podemos prestarte'],
  ['waiting', 'Tienes un préstamo con estos datos'],
  ['lending', 'Tienes un préstamo con estos datos'],
  ['overdue', 'Tienes un préstamo con estos datos'],
  ['payment_failed', 'Tienes un préstamo con estos datos'],
] as const)('handed in (%s) is said plainly and leads Home', async (state, title) => {
  const { navigator } = await show({ name: 'handedIn', state });
  expect(page.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await userEvent.click(page.getByRole('link', { name: 'Ir al inicio' }));
  expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} });
});
