import { config } from '@/lib/config';
import type { ProbeLine } from './check-reply';
import { probeServer } from './probe-server';
import { allOf, type Faults, origin, type Probed, serveProbed } from './probed-server.fixture';

let server: Probed;

afterEach(() => server.close());

/** Serves a sandbox with a user whose loan is running, and probes it. */
async function probe(faults: Faults = {}) {
  server = await serveProbed('lending', faults);
  return allOf(probeServer({ ...server, origins: [origin] }));
}

/** The sandbox's charges are above the legal maximum: as of a server that keeps it. */
const lawful = (_: string, text: string) =>
  text
    .replaceAll('"once_rate":0.05', '"once_rate":0')
    .replaceAll('"daily_rate":0.04', '"daily_rate":0.0009');

const lacking = (lines: ProbeLine[]) => lines.filter(({ level }) => level === 'lacks');

test('a server that keeps the contract lacks nothing, as a guest and as a user', async () => {
  const lines = await probe({ change: lawful });
  expect(lacking(lines)).toEqual([]);
  const subjects = lines.filter(({ level }) => level === 'ok').map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([
      `preflight from ${origin}`,
      'guest loan/preview',
      'guest app/get_basic_info',
      'user app/get_pay_option',
      'user coupon/my_coupon',
    ]),
  );
});

test('a preflight that refuses a header of ours is named with the header', async () => {
  const lines = await probe({ allowHeaders: 'content-type,token' });
  expect(lacking(lines)[0]).toMatchObject({
    subject: `preflight from ${origin}`,
    text: 'access-control-allow-headers lacks app-name, language, version, version-code',
  });
});

test.each([
  ['Date', false],
  ['x-request-id, date', false],
  ['', true],
])('a date that the app cannot read is noted: with %j exposed, %s', async (exposed, isNoted) => {
  const lines = await probe({ exposed });
  const dates = lines.filter(({ text }) => text.startsWith('Date is not exposed'));
  expect(dates.length > 0).toBe(isNoted);
});

test('a server without CORS lacks it in the preflight and in every response', async () => {
  const lines = lacking(await probe({ allowHeaders: '' }));
  expect(lines[0]?.text).toContain('access-control-allow-origin is missing');
  expect(lines).toContainEqual({
    level: 'lacks',
    subject: 'guest app/home',
    text: 'the response has no access-control-allow-origin: the app cannot read it',
  });
});

test('a field of the wrong type is named without its value', async () => {
  const change = (path: string, text: string) =>
    path === 'app/get_basic_info'
      ? text.replace('"birth_date":"', '"birth_date":"x')
      : lawful(path, text);
  const lines = lacking(await probe({ change }));
  expect(lines.map(({ subject }) => subject)).toEqual(['user app/get_basic_info']);
  expect(JSON.stringify(lines)).not.toContain('x19');
});

test('optional fields that are not sent are notes, not lacks', async () => {
  const change = (path: string, text: string) =>
    path === 'app/home'
      ? lawful(path, text).replace('"disbursed_at"', '"paid_out_at"')
      : lawful(path, text);
  const lines = await probe({ change });
  expect(lacking(lines)).toEqual([]);
  expect(lines).toContainEqual({
    level: 'note',
    subject: 'user app/home',
    text: 'optional ret.order.disbursed_at is not sent',
  });
});

test('late charges above the legal maximum are lacking, with both yearly rates', async () => {
  const lines = lacking(await probe());
  expect(lines).toContainEqual({
    level: 'lacks',
    subject: 'guest loan/preview',
    text: 'penalty: the first late day costs 3285 % a year, each other one 1460 %; the legal maximum is 60 % a year',
  });
  expect(lines.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['guest app/home', 'user app/home', 'user user/get_processing_order']),
  );
});

test('a daily rate that is not sent is lacking', async () => {
  const change = (_: string, text: string) => text.replaceAll('"daily_rate":0.04,', '');
  // As a build for a real server, which has no rate of its own.
  jest.replaceProperty(config, 'sandbox', false);
  const lines = lacking(await probe({ change }));
  jest.restoreAllMocks();
  expect(lines).toContainEqual({
    level: 'lacks',
    subject: 'guest loan/preview',
    text: 'penalty.daily_rate is not sent: the app names no late charge for a day',
  });
});

test('an early payment that saves nothing is lacking', async () => {
  const change = (path: string, text: string) =>
    lawful(path, text).replace(/"amount_due":\d+/g, '"amount_due":215000');
  expect(lacking(await probe({ change })).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('paying early saves nothing'),
  );
});
