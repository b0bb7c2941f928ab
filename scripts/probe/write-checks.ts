import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Body, Path, Ret } from '@/lib/api/contract';
import { type Caller, callServer, type Response } from './call-server';
import { note, type ProbeLine } from './check-reply';
import { retOf } from './reading-calls';

/** Whose calls are sent, and how to wait until a quote has expired; without `waitUntil` that is not tried. */
export type Writer = { caller: Caller; waitUntil?: (instant: string) => Promise<void> };

/** Sends one call and tells whether it was granted. */
type Send = <P extends Path>(path: P, body: Body<P>) => Promise<Outcome<P>>;
type Outcome<P extends Path> = { ret: Ret<P> | undefined; isRefused: boolean; text: string };

/**
 * Tries what must hold when calls that write are repeated, late, or out of bounds (docs/server.md, "Idempotency" and
 * "Payments"), with what the state of the user's account allows: an application, a loan, or payments. **It hands in,
 * signs and orders for real**: for a test user of a staging server only. A loan is cancelled again where it can be.
 */
export async function* checkWrites(writer: Writer): AsyncGenerator<ProbeLine> {
  const send: Send = async (path, body) =>
    outcomeOf(path, await callServer(writer.caller, { path, body }));
  const { ret: home } = await send('app/home', {});
  const { state = 'unknown', order, quota } = home ?? {};
  if (state === 'init' && home?.next_step === 'submit') yield* checkApplication(send);
  else if (state === 'approved' || (state === 'cleared' && quota)) yield* checkLoan(send, writer);
  else if (order && (state === 'lending' || state === 'overdue'))
    yield* checkPayments(send, order.order_no);
  else {
    const text = `nothing was tried: the account is ${state}; use one that can hand in, sign or pay (init with all data, approved, lending)`;
    yield { level: 'lacks', subject: 'writes', text };
  }
}

async function* checkApplication(send: Send): AsyncGenerator<ProbeLine> {
  const line = linesOf('write loan/apply_info');
  const body = { request_id: newId() };
  const sent = await sendThrice(() => send('loan/apply_info', body));
  const [isOne, ids] = idsOf(sent, ({ application_id }) => application_id);
  yield line(isOne, 'one request_id, sent three times and twice at once, is one application', ids);
  const other = await send('loan/apply_info', { request_id: newId() });
  yield line(other.isRefused, 'a second application is refused while the first is under review');
}

async function* checkLoan(send: Send, { waitUntil }: Writer): AsyncGenerator<ProbeLine> {
  const line = linesOf('write loan/apply');
  const basic = (await send('app/get_basic_info', {})).ret;
  const signature = basic ? `${basic.first_name} ${basic.last_name}` : '';
  const sign = (preview_id: string, request_id = newId()) =>
    send('loan/apply', { request_id, preview_id, agree: true, signature });
  const unknown = await sign('luka-probe-unknown');
  yield line(unknown.isRefused, 'a quote that was never made lends nothing');
  if (waitUntil) {
    const old = await quoteOf(send);
    if (!old) return yield noQuote;
    await waitUntil(old.expires_at);
    const late = await sign(old.preview_id);
    yield line(late.isRefused, 'a quote that has expired lends nothing');
  } else yield note('write loan/apply', 'the expiry of a quote was not tried: --wait waits for it');
  const quote = await quoteOf(send);
  if (!quote) return yield noQuote;
  const id = newId();
  const signAgain = () => sign(quote.preview_id, id);
  const [isOne, numbers] = idsOf(await sendThrice(signAgain), ({ order_no }) => order_no);
  yield line(isOne, 'one request_id, sent three times and twice at once, is one loan', numbers);
  const other = await quoteOf(send);
  const second = await sign(other?.preview_id ?? quote.preview_id);
  yield line(second.isRefused, 'a second loan beside the first is refused');
  const { total } = (await send('user/get_processing_order', page)).ret ?? {};
  yield line(total === 1, 'one order is listed', `${total}`);
  const order = (await send('app/home', {})).ret?.order;
  if (order?.cancel_until) yield* checkCancelling(send, order.order_no, signAgain);
}

async function* checkCancelling(
  send: Send,
  order_no: string,
  signAgain: () => Promise<Outcome<'loan/apply'>>,
): AsyncGenerator<ProbeLine> {
  const line = linesOf('write loan/apply, cancel');
  const body = { request_id: newId(), order_no, cancel: true } as const;
  const sent = [await send('loan/apply', body), await send('loan/apply', body)];
  const [isOne, numbers] = idsOf(sent, (ret) => ret.order_no);
  yield line(isOne, 'a cancellation that is sent twice is one', numbers);
  const again = await signAgain();
  const { total } = (await send('user/get_processing_order', page)).ret ?? {};
  yield line(
    again.ret?.order_no === order_no && total === 0,
    'the signature of a cancelled loan, sent again, lends nothing',
    `${again.ret?.order_no ?? again.text} with ${total} orders`,
  );
}

async function* checkPayments(send: Send, order_no: string): AsyncGenerator<ProbeLine> {
  const line = linesOf('write deal/repay_request');
  const before = (await send('app/get_pay_option', { order_no })).ret;
  const option_id = before?.options[0]?.id;
  if (!before || option_id === undefined)
    return yield line(false, 'app/get_pay_option names a way to pay');
  const pay = (amount: number, request_id = newId()) =>
    send('deal/repay_request', { request_id, order_no, option_id, amount });
  const { amount_due, min_amount = amount_due } = before;
  for (const [name, amount] of [
    ['more than is due', amount_due + 1],
    ['nothing', 0],
    ['less than min_amount', min_amount - 1],
  ] as const) {
    const { isRefused } = await pay(amount);
    yield line(isRefused, `${name} is refused`, `$${amount} of $${amount_due}`);
  }
  const id = newId();
  const sent = await sendThrice(() => pay(min_amount, id));
  const [isOne, ids] = idsOf(sent, ({ payment_id }) => payment_id);
  yield line(isOne, 'one request_id, three times and twice at once, is one payment of a part', ids);
  const whole = await pay(amount_due);
  yield line(
    whole.ret !== undefined && sent.every(({ ret }) => ret?.payment_id !== whole.ret?.payment_id),
    'another request_id is another payment',
    whole.ret?.payment_id ?? whole.text,
  );
  const after = (await send('app/get_pay_option', { order_no })).ret;
  yield line(
    after?.amount_due === amount_due,
    'a payment that was only ordered pays nothing yet',
    `$${after?.amount_due} of $${amount_due} are due`,
  );
}

const page = { page: 1, page_size: 20 };
const noQuote = linesOf('write loan/preview')(false, 'the user gets a quote of a product');

async function quoteOf(send: Send) {
  const product = (await send('app/get_product_list', {})).ret?.[0];
  const term_days = product?.terms[0];
  if (!product || term_days === undefined) return undefined;
  const body = { product_id: product.id, amount: product.min_amount, term_days };
  return (await send('loan/preview', body)).ret;
}

const envelope = v.object({ code: v.number(), msg: v.optional(v.string(), '') });

function outcomeOf<P extends Path>(path: P, response: Response): Outcome<P> {
  const reply = v.safeParse(envelope, response.json);
  if (!reply.success) {
    const text = response.failure ?? 'no reply of the contract';
    return { ret: undefined, isRefused: false, text };
  }
  const { code, msg } = reply.output;
  const isRefused = code !== 0 || msg !== '';
  return { ret: isRefused ? undefined : retOf(path, response), isRefused, text: `code ${code}` };
}

/** A line says what is to hold; where it does not, also what was found instead. */
function linesOf(subject: string) {
  return (isKept: boolean, claim: string, found = ''): ProbeLine =>
    isKept
      ? { level: 'ok', subject, text: claim }
      : { level: 'lacks', subject, text: `not so: ${claim}${found && `; ${found}`}` };
}

/** Twice at once, then once more. */
async function sendThrice<T>(send: () => Promise<T>): Promise<T[]> {
  const both = await Promise.all([send(), send()]);
  return [...both, await send()];
}

/** Whether all have the same id, and their ids or codes; ids of a test user's orders say nothing about a person. */
function idsOf<P extends Path>(
  outcomes: readonly Outcome<P>[],
  idOf: (ret: Ret<P>) => string,
): [isOne: boolean, ids: string] {
  const ids = outcomes.map(({ ret, text }) => (ret === undefined ? text : idOf(ret)));
  const isOne = outcomes.every(({ ret }) => ret !== undefined) && new Set(ids).size === 1;
  return [isOne, ids.join(', ')];
}

/** An idempotency key, as the app makes them: 32 hexadecimal digits. */
function newId(): string {
  return randomBytes(16).toString('hex');
}
