import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { ErrorState, OfflineState } from './state-view';

test('an error is announced and can be retried', async () => {
  const retry = jest.fn();
  renderWithI18n(<ErrorState onRetry={retry} />);
  expect(screen.getByRole('status')).toHaveTextContent('No pudimos cargar esta parte');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the server’s message replaces the general text', () => {
  renderWithI18n(<ErrorState onRetry={jest.fn()} text="El banco no responde." />);
  expect(screen.getByText('El banco no responde.')).toBeVisible();
  expect(screen.queryByText(textOf('ui.state.errorText'))).not.toBeInTheDocument();
});

test('the button is busy during a retry and does not retry again', async () => {
  const retry = jest.fn();
  renderWithI18n(
    <>
      <ErrorState onRetry={retry} retrying />
      <OfflineState onRetry={retry} retrying />
    </>,
  );
  for (const button of screen.getAllByRole('button', { busy: true })) await userEvent.click(button);
  expect(screen.getAllByRole('button', { busy: true })).toHaveLength(2);
  expect(retry).not.toHaveBeenCalled();
});
