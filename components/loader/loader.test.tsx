import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { Loader } from './loader';

beforeEach(() => jest.useFakeTimers());

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

test('shows nothing for 200 ms, then "Cargando"', () => {
  renderWithI18n(<Loader onRetry={jest.fn()} />);
  pass(199);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
});

test('after 60 s it is a button that retries and restarts the timeout', async () => {
  const retry = jest.fn();
  renderWithI18n(<Loader onRetry={retry} />);
  pass(59_999);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  pass(1);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: /tarda más de lo normal/i }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
  pass(60_000);
  expect(screen.getByRole('button', { name: /tarda más de lo normal/i })).toBeInTheDocument();
});
