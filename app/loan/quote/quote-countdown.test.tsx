import { act, screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { QuoteCountdown } from './quote-countdown';

const now = Date.parse('2026-11-20T13:42:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now });
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('counts down by seconds', async () => {
  renderWithI18n(<QuoteCountdown expiresAt={now + 872_000} onExpire={() => undefined} />);
  expect(screen.getByRole('timer')).toHaveTextContent('14:32');
  await pass(3000);
  expect(screen.getByRole('timer')).toHaveTextContent('14:29');
});

test('calls onExpire once, also when the device slept past the expiry', async () => {
  const onExpire = jest.fn();
  renderWithI18n(<QuoteCountdown expiresAt={now + 5000} onExpire={onExpire} />);
  await pass(4000);
  expect(onExpire).not.toHaveBeenCalled();
  jest.setSystemTime(now + 3_600_000);
  await pass(60_000);
  expect(onExpire).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
});

test('shows no countdown and never expires when the expiry is unknown', async () => {
  const onExpire = jest.fn();
  renderWithI18n(<QuoteCountdown expiresAt={null} onExpire={onExpire} />);
  await pass(3_600_000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(onExpire).not.toHaveBeenCalled();
});

test('calls onExpire at the millisecond of the expiry', async () => {
  const onExpire = jest.fn();
  renderWithI18n(<QuoteCountdown expiresAt={now + 5500} onExpire={onExpire} />);
  await pass(5499);
  expect(onExpire).not.toHaveBeenCalled();
  await pass(1);
  expect(onExpire).toHaveBeenCalledTimes(1);
});
