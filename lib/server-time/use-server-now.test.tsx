import { act, render, screen } from '@testing-library/react';
import { learnServerTime } from './server-time';
import { useServerNow } from './use-server-now';

function Today() {
  return <p>{new Date(useServerNow()).toISOString().slice(0, 10)}</p>;
}

test('rerenders with the server’s date when a reply contradicts the device’s', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  jest.useFakeTimers({ now });
  render(<Today />);
  expect(screen.getByText('2026-11-20')).toBeInTheDocument();
  act(() =>
    learnServerTime({ date: 'Sat, 21 Nov 2026 12:00:00 GMT', sentAt: now, receivedAt: now + 50 }),
  );
  expect(screen.getByText('2026-11-21')).toBeInTheDocument();
});
