import { PhoneClock, shiftDate } from './phone-clock';

const real = globalThis.Date;
const instant = real.parse('2026-03-07T23:50:00-03:00');

afterEach(() => {
  globalThis.Date = real;
});

/** A browser context whose one page is this process, and which collects its init scripts. */
function createContext() {
  const scripts: (() => void)[] = [];
  const page = { evaluate: async (script: (ms: number) => void, ms: number) => script(ms) };
  const addInitScript = async (script: (ms: number) => void, ms: number) => {
    scripts.push(() => script(ms));
  };
  return { scripts, addInitScript, pages: () => [page] };
}

/** Whether the clock shows this time, with a tolerance for slow machines. */
function isNow(time: number): boolean {
  const passed = Date.now() - time;
  return passed >= 0 && passed < 20_000;
}

test('after a shift every way to read the time returns the shifted one', () => {
  shiftDate(instant - real.now());
  expect(isNow(instant)).toBe(true);
  expect(isNow(Date.parse(new Date().toISOString()))).toBe(true);
  expect(new Date().getFullYear()).toBe(2026);
  expect(Date()).toContain('2026');
});

test('after a shift explicit dates are unchanged', () => {
  shiftDate(86_400_000);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 8, 6).getDate()).toBe(6);
  expect(Date.parse('2026-09-06T04:00:00Z')).toBe(Date.UTC(2026, 8, 6, 4));
  expect(new Date(0)).toBeInstanceOf(Date);
  expect(new Date(0)).toBeInstanceOf(real);
});

test('a clock that was never set does not change the pages', () => {
  const clock = new PhoneClock();
  expect(clock.isSet).toBe(false);
  expect(clock.startScript).toBeUndefined();
});

test('a clock that was set before the start applies to the first page', async () => {
  const clock = new PhoneClock();
  await clock.set(instant);
  // biome-ignore lint/security/noGlobalEval: as the page does
  globalThis.eval(clock.startScript ?? '');
  expect(clock.isSet).toBe(true);
  expect(isNow(instant)).toBe(true);
});

test('a clock that is set twice shows the second time, also on later pages', async () => {
  const context = createContext();
  const clock = new PhoneClock();
  await clock.set(instant, context);
  await clock.set(instant + 3_600_000, context);
  expect(isNow(instant + 3_600_000)).toBe(true);
  globalThis.Date = real;
  for (const script of context.scripts) script();
  expect(isNow(instant + 3_600_000)).toBe(true);
});
