import type { CallContext } from '../core/call-context';
import { createRandom } from '../core/random';
import { Refusal } from '../core/refusal';
import { initialState } from '../core/state';
import { codeLength, expiresSeconds, redeemCode, resendSeconds, sendCode } from './codes';

const phone = '+56981234567';
const start = Date.parse('2026-11-20T13:42:00Z');

let context: CallContext;

beforeEach(() => {
  const state = initialState(1);
  context = { state, now: start, random: createRandom(state), language: 'en', account: null };
});

function later(seconds: number): CallContext {
  return { ...context, now: start + seconds * 1000 };
}

function send(to = phone, at = context): string {
  sendCode(at, 'phone', to);
  return context.state.outbox.at(-1)?.code ?? '';
}

/** Kind, field and text of the refusal. */
function refusalOf(call: () => void): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { kind, text, errors } = error;
    return { kind, ...text, fields: errors.map(({ field }) => field) };
  }
}

const wrong = (key: string, values?: object) => ({
  kind: 'fields',
  key,
  fields: ['code'],
  ...(values && { values }),
});

test('the constants are those of the contract', () => {
  expect({ codeLength, resendSeconds, expiresSeconds }).toEqual({
    codeLength: 6,
    resendSeconds: 60,
    expiresSeconds: 300,
  });
});

test('a code is in the outbox, with its digits in the text', () => {
  const code = send();
  expect(code).toMatch(/^\d{6}$/);
  expect(context.state.outbox).toEqual([
    {
      channel: 'phone',
      to: phone,
      code,
      text: expect.stringContaining(code),
      sent_at: start,
      expires_at: start + 300_000,
    },
  ]);
});

test('another code is refused for a minute, with the seconds left, and to this number only', () => {
  send();
  const wait = (seconds: number) => ({
    kind: 'too_soon',
    key: 'code_wait',
    values: { seconds },
    fields: [],
  });
  expect(refusalOf(() => send(phone, later(0)))).toEqual(wait(60));
  expect(refusalOf(() => send(phone, later(58.5)))).toEqual(wait(2));
  expect(refusalOf(() => send(phone, later(59.999)))).toEqual(wait(1));
  send('+56911111111', later(1));
  send(phone, later(60));
  expect(context.state.codes).toHaveLength(2);
});

test('a later code makes the earlier one invalid', () => {
  const first = send();
  const second = send(phone, later(60));
  expect(refusalOf(() => redeemCode(later(61), phone, first))).toEqual(
    wrong('code_wrong', { tries: 4 }),
  );
  redeemCode(later(61), phone, second);
});

test('a code is redeemed once, and those of others stay', () => {
  const code = send();
  const other = send('+56911111111');
  redeemCode(context, phone, code);
  expect(refusalOf(() => redeemCode(context, phone, code))).toEqual(wrong('code_none'));
  redeemCode(context, '+56911111111', other);
});

test('a code is valid for less than 300 seconds', () => {
  const code = send();
  expect(refusalOf(() => redeemCode(later(300), phone, code))).toEqual(wrong('code_expired'));
  redeemCode(later(299.999), phone, code);
});

test('a fifth wrong try uses the code up', () => {
  const code = send();
  const tries = Array.from({ length: 6 }, () => refusalOf(() => redeemCode(context, phone, 'x')));
  expect(tries).toEqual([
    wrong('code_wrong', { tries: 4 }),
    wrong('code_wrong', { tries: 3 }),
    wrong('code_wrong', { tries: 2 }),
    wrong('code_wrong_last'),
    wrong('code_used_up'),
    wrong('code_used_up'),
  ]);
  expect(refusalOf(() => redeemCode(context, phone, code))).toEqual(wrong('code_used_up'));
});
