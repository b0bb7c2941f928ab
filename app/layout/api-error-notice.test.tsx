import { act, screen } from '@testing-library/react';
import { ApiError, type ApiErrorCode } from '@/lib/api/errors';
import { renderWithI18n } from '@/lib/testing/render';
import { showToast } from '@/lib/toast/toast';
import { ApiErrorNotice } from './api-error-notice';
import { ToastHost } from './toast-host';

const failed = (code: ApiErrorCode, serverMessage?: string) =>
  new ApiError(code, { path: 'user/login', hint: 'hint', serverMessage });

const sentencesOf = (text: string) => text.split(/(?<=[.:])\s+/);

test('renders nothing without an error', () => {
  const { container } = renderWithI18n(<ApiErrorNotice error={null} />);
  expect(container).toBeEmptyDOMElement();
});

test('shows the message of the server', () => {
  renderWithI18n(<ApiErrorNotice error={failed('refused', 'Espera 10 segundos')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Espera 10 segundos');
});

test.each(['network', 'timeout', 'http', 'notJson', 'shape'] as const)(
  'says that nothing typed is lost, and no sentence of the toast, when a call fails with %s',
  (code) => {
    const error = failed(code);
    renderWithI18n(
      <>
        <ApiErrorNotice error={error} />
        <ToastHost />
      </>,
    );
    act(() => showToast(error.userMessage ?? ''));
    const notice = screen.getByRole('alert').textContent;
    expect(notice).toContain('No perdiste tus datos');
    const toast = screen.getByRole('status').textContent;
    expect(toast).not.toBe('');
    expect(sentencesOf(notice).filter((sentence) => toast.includes(sentence))).toEqual([]);
  },
);

test('shows a general text when the server rejects without a message', () => {
  renderWithI18n(<ApiErrorNotice error={failed('rejected')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Intenta de nuevo en unos minutos');
});

test('renders nothing when the request was aborted', () => {
  renderWithI18n(<ApiErrorNotice error={failed('aborted')} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('asks to send again once the connection is back after a failure without one', () => {
  const { rerender } = renderWithI18n(<ApiErrorNotice error={failed('network')} />);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Volvió la conexión. Envíalo de nuevo.');
  rerender(<ApiErrorNotice error={failed('network')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión');
  rerender(<ApiErrorNotice error={failed('http')} />);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
