import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Body, Path, Ret } from '@/lib/api/contract';
import { type Caller, callServer, type Response } from './call-server';
import type { ProbeLine } from './check-reply';
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
  const both = await Promise.all([send('loan/apply_info', body), send('loan/apply_info', body)]);
  const again = await send('loan/apply_info', body);
  const ids = [...both, again].map(({ ret }) => ret?.application_id);
  yield line(
    isOne(ids),
    'one request_id, sent three times and twice at once, is one application',
    `one request_id answers ${listed([...both, again], ids)}`,
  );
  const other = await send('loan/apply_info', { request_id: newId() });
  yield line(
    other.isRefused,
    'a second application is refused',
    'a second application is not refused while the first is under review',
  );
}

async function* checkLoan(send: Send, { waitUntil }: Writer): AsyncGenerator<ProbeLine> {
  const line = linesOf('write loan/apply');
  const basic = (await send('app/get_basic_info', {})).ret;
  const signature = basic ? `${basic.first_name} ${basic.last_name}` : '';
  const sign = (preview_id: string, request_id = newId()) =>
    send('loan/apply', { request_id, preview_id, agree: true, signature });

  const unknown = await sign('luka-probe-unknown');
  yield line(
    unknown.isRefused,
    'a quote that was never made lends nothing',
    'a quote that was never made is not refused',
  );
  if (waitUntil) {
    const old = await quoteOf(send);
    if (!old) return yield noQuote;
    await waitUntil(old.expires_at);
    const late = await sign(old.preview_id);
    yield line(
      late.isRefused,
      'a quote that has expired lends nothing',
      'a quote that has expired is not refused',
    );
  } else
    yield {
      level: 'note',
      subject: 'write loan/apply',
      text: 'the expiry of a quote was not tried: --wait waits for it',
    };

  const quote = await quoteOf(send);
  if (!quote) return yield noQuote;
  const id = newId();
  const both = await Promise.all([sign(quote.preview_id, id), sign(quote.preview_id, id)]);
  const sent = [...both, await sign(quote.preview_id, id)];
  const numbers = sent.map(({ ret }) => ret?.order_no);
  yield line(
    isOne(numbers),
    'one request_id, sent three times and twice at once, is one loan',
    `one request_id answers ${listed(sent, numbers)}`,
  );
  const other = await quoteOf(send);
  const second = await sign(other?.preview_id ?? quote.preview_id);
  yield line(
    second.isRefused,
    'a second loan beside the first is refused',
    'a second loan beside the first is not refused',
  );
  const { total } = (await send('user/get_processing_order', page)).ret ?? {};
  yield line(total === 1, 'one order is listed', `${total} orders are listed, not 1`);
  const order = (await send('app/home', {})).ret?.order;
  if (order?.cancel_until)
    yield* checkCancelling(send, order.order_no, () => sign(quote.preview_id, id));
}

async function* checkCancelling(
  send: Send,
  order_no: string,
  signAgain: () => Promise<Outcome<'loan/apply'>>,
): AsyncGenerator<ProbeLine> {
  const line = linesOf('write loan/apply, cancel');
  const body = { request_id: newId(), order_no, cancel: true } as const;
  const sent = [await send('loan/apply', body), await send('loan/apply', body)];
  const numbers = sent.map(({ ret }) => ret?.order_no);
  yield line(
    isOne(numbers),
    'a cancellation that is sent twice is one',
    `a cancellation that is sent twice answers ${listed(sent, numbers)}`,
  );
  const again = await signAgain();
  const { total } = (await send('user/get_processing_order', page)).ret ?? {};
  yield line(
    again.ret?.order_no === order_no && total === 0,
    'the signature of a cancelled loan, sent again, lends nothing',
    `the signature of a cancelled loan, sent again, answers ${again.ret?.order_no ?? again.text} with ${total} orders`,
  );
}

async function* checkPayments(send: Send, order_no: string): AsyncGenerator<ProbeLine> {
  const line = linesOf('write deal/repay_request');
  const before = (await send('app/get_pay_option', { order_no })).ret;
  const option_id = before?.options[0]?.id;
  if (!before || option_id === undefined) {
    yield {
      level: 'lacks',
      subject: 'write deal/repay_request',
      text: 'app/get_pay_option names no way to pay',
    };
    return;
  }
  const pay = (amount: number, request_id = newId()) =>
    send('deal/repay_request', { request_id, order_no, option_id, amount });
  const { amount_due, min_amount = amount_due } = before;

  for (const [name, amount] of [
    ['more than is due', amount_due + 1],
    ['nothing', 0],
    ['less than min_amount', min_amount - 1],
  ] as const) {
    yield line(
      (await pay(amount)).isRefused,
      `${name} is refused`,
      `${name} is not refused: $${amount} of $${amount_due}`,
    );
  }
  const id = newId();
  const both = await Promise.all([pay(min_amount, id), pay(min_amount, id)]);
  const sent = [...both, await pay(min_amount, id)];
  const ids = sent.map(({ ret }) => ret?.payment_id);
  yield line(
    isOne(ids),
    'one request_id, sent three times and twice at once, is one payment, of a part',
    `one request_id answers ${listed(sent, ids)}`,
  );
  const whole = await pay(amount_due);
  yield line(
    whole.ret !== undefined && !ids.includes(whole.ret.payment_id),
    'another request_id is another payment',
    `another request_id answers ${whole.ret?.payment_id ?? whole.text}`,
  );
  const after = (await send('app/get_pay_option', { order_no })).ret;
  yield line(
    after?.amount_due === amount_due,
    'a payment that was only ordered pays nothing yet',
    `payments that were only ordered change the amount due from $${amount_due} to $${after?.amount_due}`,
  );
}

const page = { page: 1, page_size: 20 };
const noQuote: ProbeLine = {
  level: 'lacks',
  subject: 'write loan/preview',
  text: 'gives the user no quote of any product',
};

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
  if (!reply.success)
    return {
      ret: undefined,
      isRefused: false,
      text: response.failure ?? 'no reply of the contract',
    };
  const { code, msg } = reply.output;
  const isGranted = code === 0 && msg === '';
  return {
    ret: isGranted ? retOf(path, response) : undefined,
    isRefused: !isGranted,
    text: `code ${code}`,
  };
}

function linesOf(subject: string) {
  return (isKept: boolean, kept: string, broken: string): ProbeLine =>
    isKept ? { level: 'ok', subject, text: kept } : { level: 'lacks', subject, text: broken };
}

function isOne(ids: readonly (string | undefined)[]): boolean {
  return ids[0] !== undefined && new Set(ids).size === 1;
}

/** What was answered, as ids or as codes; ids of a test user's orders say nothing about a person. */
function listed(
  outcomes: readonly { text: string }[],
  ids: readonly (string | undefined)[],
): string {
  return outcomes.map(({ text }, index) => ids[index] ?? text).join(', ');
}

/** An idempotency key, as the app makes them: 32 hexadecimal digits. */
function newId(): string {
  return randomBytes(16).toString('hex');
}
