import { screen } from '@testing-library/react';
import { ApiError, type ApiErrorCode } from '@/lib/api/errors';
import { renderWithI18n } from '@/scripts/jest/render';
import { FailureNotice } from './failure-notice';

const failed = (code: ApiErrorCode, serverMessage?: string) =>
  new ApiError(code, { path: 'user/login', hint: 'hint', serverMessage });

test('without a failure there is nothing', () => {
  const { container } = renderWithI18n(<FailureNotice error={null} />);
  expect(container).toBeEmptyDOMElement();
});

test("the server's own words are shown as they come", () => {
  renderWithI18n(<FailureNotice error={failed('refused', 'Espera 10 segundos')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Espera 10 segundos');
});

test('a fault of the line is told in our words', () => {
  renderWithI18n(<FailureNotice error={failed('network')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Revisa tu conexión');
});

test('a refusal without a word still says something', () => {
  renderWithI18n(<FailureNotice error={failed('rejected')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Inténtalo en unos minutos');
});

test('what the person gave up is no failure', () => {
  renderWithI18n(<FailureNotice error={failed('aborted')} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
