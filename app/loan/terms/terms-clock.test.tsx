import { act, screen } from '@testing-library/react';
import { renderWithI18n } from '@/scripts/jest/render';
import { TermsClock } from './terms-clock';

const now = Date.parse('2026-11-20T13:42:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now });
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the time left counts down by seconds', async () => {
  renderWithI18n(<TermsClock deadline={now + 872_000} onEnd={() => undefined} />);
  expect(screen.getByRole('timer')).toHaveTextContent('14:32');
  await pass(3000);
  expect(screen.getByRole('timer')).toHaveTextContent('14:29');
});

test('the end is told once, also after the phone has slept through it', async () => {
  const onEnd = jest.fn();
  renderWithI18n(<TermsClock deadline={now + 5000} onEnd={onEnd} />);
  await pass(4000);
  expect(onEnd).not.toHaveBeenCalled();
  jest.setSystemTime(now + 3_600_000);
  await pass(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
});

test('a clock that cannot say counts nothing', async () => {
  const onEnd = jest.fn();
  renderWithI18n(<TermsClock deadline={null} onEnd={onEnd} />);
  await pass(3_600_000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
});
