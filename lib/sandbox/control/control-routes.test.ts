import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
});

async function control(name: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(
    new Request(`https://x.invalid/__sandbox/${name}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers,
    }),
  );
  return { status: response.status, json: await response.json() };
}

test.each([
  ['clock', {}],
  ['clock', { advance: 'tomorrow' }],
  ['clock', { advance: 'P99999999D' }],
  ['clock', { now: '2026-03-07' }],
  ['clock', { now: '2026-02-30T10:00:00-03:00' }],
  ['clock', { now: '2026-03-07T25:00:00Z' }],
  ['pay_site', { at: 'here', back: 'https://app.example' }],
  ['reset', { now: 'today' }],
  ['reset', { seed: -1 }],
  ['reset', { seed: 2 ** 32 }],
  ['scenario', { name: 'nothing' }],
  ['scenario', { size: 5 }],
  ['fault', { kind: 'gremlin' }],
  ['fault', { kind: '500', times: 0 }],
  ['settle', { payment_id: 'nothing', result: 'success' }],
  ['settle', { payment_id: 'nothing', result: 'maybe' }],
])('%s with %j replies 400 with the reason', async (name, body) => {
  const { status, json } = await control(name, body);
  expect(status).toBe(400);
  expect(json.error).toEqual(expect.any(String));
});
