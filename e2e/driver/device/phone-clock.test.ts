import { PhoneClock, shiftDate } from './phone-clock';

const real = globalThis.Date;
const instant = real.parse('2026-03-07T23:50:00-03:00');

afterEach(() => {
  globalThis.Date = real;
});

/** A browser whose one page is this process; it counts the scripts of pages to come. */
function browser() {
  const scripts: (() => void)[] = [];
  const page = { evaluate: async (script: (ms: number) => void, ms: number) => script(ms) };
  const addInitScript = async (script: (ms: number) => void, ms: number) => {
    scripts.push(() => script(ms));
  };
  return { scripts, addInitScript, pages: () => [page] };
}

/** Whether it is this instant, give or take what a slow machine needs. */
function isNow(is: number): boolean {
  const late = Date.now() - is;
  return late >= 0 && late < 20_000;
}

test('a page whose date is shifted knows no other time', () => {
  shiftDate(instant - real.now());
  expect(isNow(instant)).toBe(true);
  expect(isNow(Date.parse(new Date().toISOString()))).toBe(true);
  expect(new Date().getFullYear()).toBe(2026);
  expect(Date()).toContain('2026');
});

test('dates that are named stay what they are', () => {
  shiftDate(86_400_000);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 8, 6).getDate()).toBe(6);
  expect(Date.parse('2026-09-06T04:00:00Z')).toBe(Date.UTC(2026, 8, 6, 4));
  expect(new Date(0)).toBeInstanceOf(Date);
  expect(new Date(0)).toBeInstanceOf(real);
});

test('a clock that was never set leaves the pages alone', async () => {
  const pages = browser();
  const clock = new PhoneClock();
  await clock.begin(pages);
  expect(clock.isSet).toBe(false);
  expect(pages.scripts).toEqual([]);
});

test('a clock that was set before the start is that of the first page', async () => {
  const clock = new PhoneClock();
  await clock.set(instant);
  await clock.begin(browser());
  expect(clock.isSet).toBe(true);
  expect(isNow(instant)).toBe(true);
});

test('a clock that is set twice shows the second time, to pages that come too', async () => {
  const pages = browser();
  const clock = new PhoneClock();
  await clock.set(instant, pages);
  await clock.set(instant + 3_600_000, pages);
  expect(isNow(instant + 3_600_000)).toBe(true);
  globalThis.Date = real;
  for (const script of pages.scripts) script();
  expect(isNow(instant + 3_600_000)).toBe(true);
});
