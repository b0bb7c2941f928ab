import { act, render, screen } from '@testing-library/react';
import { learnServerTime } from './server-time';
import { useToday } from './use-today';

const zone = '-03:00';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
let hidden = false;

function Today() {
  return useToday();
}

function openAt(time: string) {
  jest.useFakeTimers({ now: Date.parse(time + zone) });
  return render(<Today />);
}

/** The page is put away and seen again after `ms`, during which no timer ran. */
function sleep(ms: number, waking: string) {
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  jest.setSystemTime(Date.now() + ms);
  hidden = false;
  const target = waking === 'visibilitychange' ? document : window;
  act(() => void target.dispatchEvent(new Event(waking)));
}

beforeEach(() => {
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

test('is the next date from midnight in Santiago on, not from that of the device', async () => {
  openAt('2026-11-20T23:59:30');
  expect(screen.getByText('2026-11-20')).toBeInTheDocument();
  await pass(29_000);
  expect(screen.getByText('2026-11-20')).toBeInTheDocument();
  await pass(3000);
  expect(screen.getByText('2026-11-21')).toBeInTheDocument();
});

test('follows every midnight of a page that stays open, also one that does not exist', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-09-04T12:00:00-04:00') });
  render(<Today />);
  await pass(86_400_000);
  expect(screen.getByText('2026-09-05')).toBeInTheDocument();
  // The clock goes from 23:59:59 to 01:00.
  await pass(12 * 3_600_000 + 2000);
  expect(screen.getByText('2026-09-06')).toBeInTheDocument();
  await pass(86_400_000);
  expect(screen.getByText('2026-09-07')).toBeInTheDocument();
});

test.each(['visibilitychange', 'focus', 'pageshow'])(
  'is today at once when the page is seen again (%s)',
  (waking) => {
    openAt('2026-11-20T18:00:00');
    sleep(3 * 86_400_000, waking);
    expect(screen.getByText('2026-11-23')).toBeInTheDocument();
  },
);

test('follows within a minute a clock that jumps ahead, and one that jumps back', async () => {
  openAt('2026-11-20T12:00:00');
  jest.setSystemTime(Date.now() + 2 * 86_400_000);
  await pass(60_000);
  expect(screen.getByText('2026-11-22')).toBeInTheDocument();
  jest.setSystemTime(Date.now() - 2 * 86_400_000);
  await pass(60_000);
  expect(screen.getByText('2026-11-20')).toBeInTheDocument();
});

test('every asker gets the new day, also after another one has left', async () => {
  jest.useFakeTimers({ now: Date.parse(`2026-11-20T23:59:30${zone}`) });
  const [one, other, left] = [render(<Today />), render(<Today />), render(<Today />)];
  left.unmount();
  await pass(32_000);
  for (const { container } of [one, other]) expect(container).toHaveTextContent('2026-11-21');
  one.unmount();
  await pass(86_400_000);
  expect(other.container).toHaveTextContent('2026-11-22');
});

test('a day that begins while the page is hidden is there when it is seen, though no timer ran for it', async () => {
  openAt('2026-11-20T23:59:30');
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(120_000);
  expect(jest.getTimerCount()).toBe(0);
  hidden = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-11-21')).toBeInTheDocument();
  await pass(86_400_000);
  expect(screen.getByText('2026-11-22')).toBeInTheDocument();
});

test('is another date at once when a reply has corrected the clock', () => {
  openAt('2026-11-20T12:00:00');
  const now = Date.now();
  const date = new Date(now + 3 * 86_400_000).toUTCString();
  act(() => learnServerTime({ date, sentAt: now, receivedAt: now + 50 }));
  expect(screen.getByText('2026-11-23')).toBeInTheDocument();
});

test('no timer runs once nobody asks', () => {
  const { unmount } = openAt('2026-11-20T12:00:00');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
