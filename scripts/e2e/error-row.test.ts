import type { Outcome } from '@/lib/sandbox/control/faults';
import { createSandbox } from '@/lib/sandbox/create-sandbox';
import { errorRowOf } from './error-row';

const call = () =>
  new Request('http://127.0.0.1/api/app/get_login_option', { method: 'POST', body: '{}' });

/** The sandbox's outcome of a call with a fault. */
function callWithFault(fault: {
  kind: '500' | 'html' | 'shape' | 'timeout' | 'drop' | 'truncated';
}) {
  const sandbox = createSandbox();
  sandbox.control.fault({ path: '*', times: 1, ...fault });
  return sandbox.handle(call());
}

function replyWith(code: number, msg: string): Outcome {
  return { kind: 'response', response: Response.json({ code, msg, ret: null }) };
}

test.each([
  ['500', 'status without a reply'],
  ['html', 'no JSON'],
  ['truncated', 'no JSON'],
  ['shape', 'wrong shape'],
  ['timeout', 'timeout'],
  ['drop', 'network failure'],
] as const)('a fault of kind %s is "%s"', async (kind, row) => {
  expect(await errorRowOf('app/get_login_option', await callWithFault({ kind }))).toBe(row);
});

test('a reply without an error is resolved', async () => {
  expect(await errorRowOf('app/get_login_option', await createSandbox().handle(call()))).toBe(
    'resolved',
  );
});

test.each([
  [301, 'anything', 'code 301'],
  [409, 'invalid loan_daycount', 'msg invalid loan_daycount'],
  [10001, '', 'session over'],
  [403, 'no', 'session over'],
  [1, 'bad request', 'session over'],
  [7, 'RUN ya registrado', 'another msg'],
] as const)('code %i with msg "%s" is "%s"', async (code, msg, row) => {
  expect(await errorRowOf('loan/apply', replyWith(code, msg))).toBe(row);
});
