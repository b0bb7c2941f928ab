import { readValue } from '@/lib/storage/values';
import { learnServerTime, serverNow } from './server-time';

const day = 86_400_000;
const start = Date.parse('2026-11-20T10:42:00.400-03:00');

beforeEach(() => jest.useFakeTimers({ now: start }));

/** A reply of a server whose clock is `ahead` ms ahead of the device's, after a round trip of `takes` ms. */
function reply({ ahead = 0, takes = 80 }) {
  const sentAt = Date.now();
  jest.advanceTimersByTime(takes);
  const date = new Date(sentAt + takes / 2 + ahead).toUTCString();
  learnServerTime({ date, sentAt, receivedAt: Date.now() });
}

function offset(): number {
  return serverNow() - Date.now();
}

test('is the device’s time before any reply', () => {
  expect(serverNow()).toBe(start);
});

test.each([
  ['a day behind', day],
  ['42 minutes behind', 42 * 60_000],
  ['a year ahead', -365 * day],
])('is the server’s time within a second when the device is %s', (_name, ahead) => {
  reply({ ahead });
  expect(Math.abs(offset() - ahead)).toBeLessThan(1000);
});

test('leaves a device alone whose clock agrees within the error of the reply', () => {
  for (const takes of [40, 900, 30_000]) reply({ takes, ahead: 300 });
  expect(offset()).toBe(0);
  expect(localStorage.getItem('luka_clock_offset')).toBeNull();
});

test('does not jump when slow and quick replies agree', () => {
  reply({ ahead: day, takes: 60 });
  const learned = offset();
  for (const takes of [20_000, 70, 3000, 50]) reply({ ahead: day, takes });
  expect(offset()).toBe(learned);
});

test('a quick reply corrects what a slow one left uncertain, but not the other way round', () => {
  reply({ ahead: day, takes: 40_000 });
  reply({ ahead: day, takes: 60 });
  const learned = offset();
  expect(Math.abs(learned - day)).toBeLessThan(1000);
  reply({ ahead: day, takes: 40_000 });
  expect(offset()).toBe(learned);
});

test('returns to the device’s time when its clock was put right', () => {
  reply({ ahead: day });
  reply({ ahead: 0 });
  expect(offset()).toBe(0);
});

test.each([null, '', 'yesterday'])(
  'keeps the last offset after a reply with the date %j',
  (date) => {
    reply({ ahead: day });
    const learned = offset();
    learnServerTime({ date, sentAt: Date.now(), receivedAt: Date.now() + 60 });
    expect(offset()).toBe(learned);
  },
);

test('ignores a date beyond every clock, with which no date could be worked out', () => {
  const date = 'Sat, 13 Sep 275760 00:00:00 GMT';
  learnServerTime({ date, sentAt: start, receivedAt: start + 60 });
  expect(offset()).toBe(0);
});

test('ignores a reply during which the device’s clock was set back', () => {
  const date = new Date(start).toUTCString();
  learnServerTime({ date, sentAt: start, receivedAt: start - day });
  expect(offset()).toBe(0);
});

test('is kept over a restart', async () => {
  reply({ ahead: day });
  const learned = offset();
  expect(readValue('luka_clock_offset')).toBe(learned);
  jest.resetModules();
  const restarted = await import('./server-time');
  expect(restarted.serverNow() - Date.now()).toBe(learned);
});
