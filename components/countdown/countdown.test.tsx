import { act, screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { Countdown } from './countdown';

const start = Date.parse('2026-11-20T10:42:00-03:00');

beforeEach(() => jest.useFakeTimers({ now: start }));

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

test('is a named timer of days and hours, which does not tick every second', () => {
  renderWithI18n(
    <Countdown now={Date.now} label="Tu aprobación vence en" until="2026-11-27T10:41:59-03:00" />,
  );
  const timer = screen.getByRole('timer', { name: 'Tu aprobación vence en' });
  expect(timer).toHaveTextContent(/^6 días\s*23 horas$/);
  pass(3_599_000);
  expect(timer).toHaveTextContent(/^6 días\s*23 horas$/);
  pass(1000);
  expect(timer).toHaveTextContent(/^6 días\s*22 horas$/);
});

test('counts down every second in the last day', () => {
  renderWithI18n(<Countdown now={Date.now} label="Vence en" until={start + 86_400_000} />);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent(/^1 día\s*0 horas$/);
  pass(1000);
  expect(timer).toHaveTextContent(/^23 horas\s*59 min\s*59 seg$/);
  pass(1000);
  expect(timer).toHaveTextContent(/^23 horas\s*59 min\s*58 seg$/);
});

test('is not a live region', () => {
  renderWithI18n(<Countdown label="Vence en" until={start + 5000} now={Date.now} />);
  expect(document.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});

test('stays at zero at the end and calls onEnd once', () => {
  const end = jest.fn();
  renderWithI18n(<Countdown label="Vence en" until={start + 1500} now={Date.now} onEnd={end} />);
  pass(1499);
  expect(end).not.toHaveBeenCalled();
  pass(1);
  expect(end).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('timer')).toHaveTextContent('0 horas0 min0 seg');
  pass(10_000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('stops its timer when it unmounts', () => {
  const { unmount } = renderWithI18n(
    <Countdown label="Vence en" until={start + 5000} now={Date.now} />,
  );
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
