import { act, screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { QuoteValidity } from './quote-validity';

const now = Date.parse('2026-11-20T13:42:00Z');

beforeEach(() => jest.useFakeTimers({ now }));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('says until what time of day the quote holds, and shows no clock that runs down', async () => {
  renderWithI18n(<QuoteValidity expiresAt={now + 900_000} onExpire={() => undefined} />);
  expect(screen.getByText('Estas condiciones valen hasta las 10:57.')).toBeVisible();
  await pass(3000);
  expect(screen.getByText(/10:57/)).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('calls onExpire once, also when the device slept past the expiry', async () => {
  const onExpire = jest.fn();
  renderWithI18n(<QuoteValidity expiresAt={now + 5000} onExpire={onExpire} />);
  await pass(4999);
  expect(onExpire).not.toHaveBeenCalled();
  jest.setSystemTime(now + 3_600_000);
  await pass(60_000);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

test('names no time and never expires when the expiry is unknown', async () => {
  const onExpire = jest.fn();
  renderWithI18n(<QuoteValidity expiresAt={null} onExpire={onExpire} />);
  await pass(3_600_000);
  expect(screen.queryByText(/hasta las/)).toBeNull();
  expect(onExpire).not.toHaveBeenCalled();
});
