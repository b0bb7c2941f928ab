import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/api/errors';
import { renderScreen } from '@/lib/testing/render-screen';
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
