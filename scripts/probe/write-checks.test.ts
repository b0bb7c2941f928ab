import type { ScenarioName } from '@/lib/sandbox/scenarios';
import type { ProbeLine } from './check-reply';
import { type Faults, origin, type Probed, serveProbed } from './probed-server.fixture';
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
  const lines: ProbeLine[] = [];
  for await (const line of checkWrites({ caller: { baseUrl, token, origin }, waitUntil }))
    lines.push(line);
  return lines;
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
  ['init_submit', forgetsIds, /^one request_id answers app_\w+, code 409, code 409$/],
  ['approved', forgetsIds, /^one request_id answers \d+, code 409, code 409$/],
  ['lending', forgetsIds, /^one request_id answers pay_\w+, pay_\w+, pay_\w+$/],
  [
    'init_submit',
    grants('loan/apply_info', {
      application_id: 'x',
      submitted_at: '2026-11-20T10:00:00-03:00',
      audit_minutes: 2,
    }),
    /^a second application is not refused/,
  ],
  [
    'approved',
    grants('loan/apply', { order_no: 'x' }),
    /^a quote that was never made is not refused$/,
  ],
  [
    'approved',
    grants('loan/apply', { order_no: 'x' }),
    /^a quote that has expired is not refused$/,
  ],
  [
    'approved',
    grants('loan/apply', { order_no: 'x' }),
    /^a second loan beside the first is not refused$/,
  ],
  [
    'lending',
    grants('deal/repay_request', { payment_id: 'x' }),
    /^more than is due is not refused: \$\d+ of \$\d+$/,
  ],
  ['lending', grants('deal/repay_request', { payment_id: 'x' }), /^nothing is not refused: \$0 of/],
  [
    'lending',
    grants('deal/repay_request', { payment_id: 'x' }),
    /^less than min_amount is not refused/,
  ],
] as const)('a fault is named: with an account in %s', async (scenario, faults, text) => {
  expect(lacking(await tryWrites(scenario, faults))).toContainEqual(expect.stringMatching(text));
});

test('a server that lists a loan twice, or counts an ordered payment as paid, is named', async () => {
  const twice: Faults = {
    change: (path, text) =>
      path === 'user/get_processing_order' ? text.replace('"total":1', '"total":2') : text,
  };
  expect(lacking(await tryWrites('approved', twice))).toContain('2 orders are listed, not 1');
  await server.close();
  let asked = 0;
  const early: Faults = {
    change: (path, text) => {
      asked += path === 'app/get_pay_option' ? 1 : 0;
      return asked === 2 ? text.replace(/"amount_due":\d+/, '"amount_due":1000') : text;
    },
  };
  expect(lacking(await tryWrites('lending', early))).toContainEqual(
    expect.stringMatching(
      /^payments that were only ordered change the amount due from \$\d+ to \$1000$/,
    ),
  );
});

test('a server that does not answer lacks it, as a broken reply is no refusal', async () => {
  const broken: Faults = {
    change: (path, text) => (path === 'loan/apply' ? '<html></html>' : text),
  };
  expect(lacking(await tryWrites('approved', broken))).toContain(
    'a quote that was never made is not refused',
  );
});
