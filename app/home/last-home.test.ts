import { request } from '@/lib/api/client';
import type { Home } from '@/lib/api/schemas/home';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf } from '@/lib/chile/santiago';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { serverNow } from '@/lib/server-time/server-time';
import { logIn } from '@/lib/session/log-in';
import { logOut } from '@/lib/session/log-out';
import { readValue, writeValue } from '@/lib/storage/values';
import { server } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { maxAgeMs, readLastHome, writeLastHome } from './last-home';

afterEach(async () => {
  await logOut('signOut');
});

const keys = () => Object.keys(window.localStorage).filter((key) => key.startsWith('luka_home_'));

/** Logs in to an account in a state, shows its Home and closes the app. */
async function visit(scenario: ScenarioName): Promise<Home> {
  const sandbox = createTestSandbox();
  server.use(...sandbox.handlers);
  const { token, user_id, phone } = sandbox.control.scenario(scenario);
  await logIn({ token, user_id, phone, new_guest: false });
  const home = await request('app/home', {});
  writeLastHome({ home, at: serverNow() }, 'es');
  return home;
}

/** Lets the server's time pass. */
function pass(ms: number): void {
  writeValue('luka_clock_offset', (readValue('luka_clock_offset') ?? 0) + ms);
}

const dayMs = 86_400_000;

test('the last Home is returned with its time after a new start', async () => {
  const home = await visit('lending');
  const shownAt = serverNow();
  pass(60_000);
  const last = readLastHome('es');
  expect(last?.home).toEqual(home);
  expect(Math.abs((last?.at ?? 0) - shownAt)).toBeLessThan(30_000);
});

test.each(['signOut', 'expired'] as const)('nothing is left of it after %s', async (cause) => {
  await visit('lending');
  await logOut(cause);
  expect(keys()).toEqual([]);
  expect(readLastHome('es')).toBeNull();
});

test('another user gets nothing of it', async () => {
  await visit('lending');
  await logIn({ token: 't2', user_id: 'u2', phone: '+56987654321', new_guest: false });
  expect(keys()).toEqual([]);
  expect(readLastHome('es')).toBeNull();
});

test('a tab whose user has changed elsewhere neither reads nor stores it', async () => {
  const home = await visit('lending');
  window.localStorage.setItem('user_id', 'u2');
  writeLastHome({ home, at: serverNow() }, 'es');
  expect(keys()).toHaveLength(1);
  writeValue('luka_home_u2', { at: serverNow(), locale: 'es', home });
  expect(readLastHome('es')).toBeNull();
  expect(readValue('luka_home_u2')).not.toBeNull();
});

test('nothing is stored or read for a guest', async () => {
  const home = await visit('lending');
  await logOut('signOut');
  writeLastHome({ home, at: serverNow() }, 'es');
  expect(keys()).toEqual([]);
  expect(readLastHome('es')).toBeNull();
});

test('in another language it is removed', async () => {
  await visit('lending');
  expect(readLastHome('vi')).toBeNull();
  expect(keys()).toEqual([]);
});

test.each([
  ['of another shape', { at: 0, locale: 'es', home: { state: 'rich' } }],
  ['without a Home', { at: 0, locale: 'es' }],
] as const)('a stored value %s counts as absent', async (_, value) => {
  await visit('review');
  const key = `luka_home_${readValue('user_id')}` as const;
  writeValue(key, { home: undefined, ...value, at: serverNow() });
  expect(readLastHome('es')).toBeNull();
});

test('after seven days, and before its own time, it is removed', async () => {
  await visit('review');
  pass(maxAgeMs - 60_000);
  expect(readLastHome('es')).not.toBeNull();
  pass(120_000);
  expect(readLastHome('es')).toBeNull();
  await visit('review');
  pass(-dayMs);
  expect(readLastHome('es')).toBeNull();
});

test('it is shown up to seven days later', async () => {
  await visit('review');
  const { at = 0 } = readLastHome('es') ?? {};
  const lastTime = at + maxAgeMs - (readValue('luka_clock_offset') ?? 0);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(lastTime);
  expect(readLastHome('es')).not.toBeNull();
  clock.mockReturnValue(lastTime + 1);
  expect(readLastHome('es')).toBeNull();
});

test('the end of an approval that is over says nothing of a loan that was taken', async () => {
  const { review } = await visit('approved');
  const home = await visit('lending');
  writeLastHome({ home: { ...home, ...(review && { review }) }, at: serverNow() }, 'es');
  pass(Date.parse(review?.valid_until ?? '') - serverNow() + 1);
  expect(readLastHome('es')).not.toBeNull();
});

test('the sum of an overdue loan is shown on its own day only', async () => {
  await visit('overdue');
  expect(readLastHome('es')).not.toBeNull();
  pass(dayMs);
  expect(readLastHome('es')).toBeNull();
});

test('a running loan shows on another day what is due on the due date, and no saving', async () => {
  const { order } = await visit('lending');
  pass(dayMs);
  const last = readLastHome('es');
  expect(order?.amount_due).toBeLessThan(order?.repayment ?? 0);
  expect(last?.home.order).toEqual({
    ...order,
    amount_due: order?.repayment,
    forecast: [{ date: order?.pay_until, amount: order?.repayment }],
  });
});

test('a loan whose due date has passed is not shown', async () => {
  await visit('due_today');
  expect(readLastHome('es')).not.toBeNull();
  pass(dayMs);
  expect(readLastHome('es')).toBeNull();
});

test.each([
  ['the due date', 1, undefined],
  ['the working day after the due date, where the server names it', 1, 3],
])('a loan is shown until %s, and on it', async (_, due, last) => {
  const home = await visit('lending');
  if (!home.order) throw new Error('no order');
  const dayIn = (days: number) => addDays(calendarDateOf(serverNow()), days);
  const { pay_until: _until, ...rest } = home.order;
  const order = {
    ...rest,
    repay_date: dayIn(due),
    ...(last !== undefined && { pay_until: dayIn(last) }),
  };
  writeLastHome({ home: { ...home, order }, at: serverNow() }, 'es');
  pass((last ?? due) * dayMs);
  expect(readLastHome('es')?.home.order?.repay_date).toBe(order.repay_date);
  pass(dayMs);
  expect(readLastHome('es')).toBeNull();
});

test('an approval that has ended is not shown', async () => {
  const { review } = await visit('approved');
  pass(Date.parse(review?.valid_until ?? '') - serverNow() - 60_000);
  expect(readLastHome('es')).not.toBeNull();
  pass(60_001);
  expect(readLastHome('es')).toBeNull();
});
