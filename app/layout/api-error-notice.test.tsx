import { act, screen } from '@testing-library/react';
import { ApiError, type ApiErrorCode } from '@/lib/api/errors';
import { renderWithI18n } from '@/lib/testing/render';
import { ApiErrorNotice } from './api-error-notice';

const failed = (code: ApiErrorCode, serverMessage?: string) =>
  new ApiError(code, { path: 'user/login', hint: 'hint', serverMessage });

test('renders nothing without an error', () => {
  const { container } = renderWithI18n(<ApiErrorNotice error={null} />);
  expect(container).toBeEmptyDOMElement();
});

test('shows the message of the server', () => {
  renderWithI18n(<ApiErrorNotice error={failed('refused', 'Espera 10 segundos')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Espera 10 segundos');
});

test('shows the text of the error code when the network fails', () => {
  renderWithI18n(<ApiErrorNotice error={failed('network')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Revisa tu conexión');
});

test('shows a general text when the server rejects without a message', () => {
  renderWithI18n(<ApiErrorNotice error={failed('rejected')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Inténtalo en unos minutos');
});

test('renders nothing when the request was aborted', () => {
  renderWithI18n(<ApiErrorNotice error={failed('aborted')} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('asks to send again once the connection is back after a failure without one', () => {
  const { rerender } = renderWithI18n(<ApiErrorNotice error={failed('network')} />);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Volvió la conexión. Envíalo otra vez.');
  rerender(<ApiErrorNotice error={failed('network')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Revisa tu conexión');
});

test('keeps the text of a failure of the server when the connection changes', () => {
  renderWithI18n(<ApiErrorNotice error={failed('rejected')} />);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent('Inténtalo en unos minutos');
});
