import type { ScenarioName } from '@/lib/sandbox/scenarios';
import type { ProbeLine } from './check-reply';
import { allOf, type Faults, origin, type Probed, serveProbed } from './probed-server.fixture';
import { checkWrites } from './write-checks';

let server: Probed;

afterEach(() => server.close());

/** Tries the writes on a sandbox; the wait for a quote's end moves its clock. */
async function tryWrites(scenario: ScenarioName, faults: Faults = {}): Promise<ProbeLine[]> {
  server = await serveProbed(scenario, faults);
  const { baseUrl, token, sandbox } = server;
  const waitUntil = async (instant: string) => {
    sandbox.control.setClock(instant);
    sandbox.control.advance('PT2S');
  };
  return allOf(checkWrites({ caller: { baseUrl, token, origin }, waitUntil }));
}

const lacking = (lines: ProbeLine[]) =>
  lines.filter(({ level }) => level !== 'ok').map(({ text }) => text);

test.each([
  ['init_submit', 2],
  ['approved', 7],
  ['cleared', 7],
  ['lending', 6],
  ['overdue', 6],
] as const)(
  'a server that keeps its promises lacks nothing with an account in %s',
  async (scenario, checks) => {
    const lines = await tryWrites(scenario);
    expect(lacking(lines)).toEqual([]);
    expect(lines).toHaveLength(checks);
  },
);

test('a loan that was signed for the probe is cancelled again, where the server lets it', async () => {
  await tryWrites('approved');
  const [account] = server.sandbox.control.state().state.accounts;
  expect([account?.orders.length, account?.cancelled.length]).toEqual([0, 1]);
});

test('an account in which nothing can be tried is lacking, not silently passed', async () => {
  expect(lacking(await tryWrites('review'))).toEqual([
    expect.stringContaining('the account is review'),
  ]);
});

/** A server that takes every request for a new one. */
const forgetsIds: Faults = {
  receive: (path, text) =>
    path === 'app/home'
      ? text
      : text.replace(/"request_id":"\w+"/, () => `"request_id":"${Math.random()}"`),
};

/** A server that grants what it should refuse. */
const grants = (wanted: string, ret: object): Faults => ({
  change: (path, text) =>
    path === wanted && JSON.parse(text).code !== 0
      ? JSON.stringify({ code: 0, msg: '', ret })
      : text,
});

test.each([
  ['init_submit', forgetsIds, [/^not so: one request_id.*; app_\w+, code 409, code 409$/]],
  ['approved', forgetsIds, [/^not so: one request_id.*; \d+, code 409, code 409$/]],
  ['lending', forgetsIds, [/^not so: one request_id.*; pay_\w+, pay_\w+, pay_\w+$/]],
  [
    'init_submit',
    grants('loan/apply_info', {
      application_id: 'x',
      submitted_at: '2026-11-20T10:00:00-03:00',
      audit_minutes: 2,
    }),
    [/^not so: a second application/],
  ],
  [
    'approved',
    grants('loan/apply', { order_no: 'x' }),
    [
      /^not so: a quote that was never made/,
      /^not so: a quote that has expired/,
      /^not so: a second loan beside the first/,
    ],
  ],
  [
    'lending',
    grants('deal/repay_request', { payment_id: 'x' }),
    [
      /^not so: more than is due is refused; \$\d+ of \$\d+$/,
      /^not so: nothing is refused; \$0 of/,
      /^not so: less than min_amount is refused/,
    ],
  ],
] as const)('a fault is named: with an account in %s', async (scenario, faults, texts) => {
  const lines = lacking(await tryWrites(scenario, faults));
  for (const text of texts) expect(lines).toContainEqual(expect.stringMatching(text));
});

test('a server that lists a loan twice, or counts an ordered payment as paid, is named', async () => {
  const twice: Faults = {
    change: (path, text) =>
      path === 'user/get_processing_order' ? text.replace('"total":1', '"total":2') : text,
  };
  expect(lacking(await tryWrites('approved', twice))).toContain('not so: one order is listed; 2');
  await server.close();
  let asked = 0;
  const early: Faults = {
    change: (path, text) => {
      asked += path === 'app/get_pay_option' ? 1 : 0;
      return asked === 2 ? text.replace(/"amount_due":\d+/, '"amount_due":1000') : text;
    },
  };
  expect(lacking(await tryWrites('lending', early))).toContainEqual(
    expect.stringMatching(/^not so: a payment that was only ordered .*; \$1000 of \$\d+ are due$/),
  );
});

test('a server that does not answer lacks it, as a broken reply is no refusal', async () => {
  const broken: Faults = {
    change: (path, text) => (path === 'loan/apply' ? '<html></html>' : text),
  };
  expect(lacking(await tryWrites('approved', broken))).toContain(
    'not so: a quote that was never made lends nothing',
  );
});
