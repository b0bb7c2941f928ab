import type { ApplyReply, CancelRequest, SignRequest } from '@/lib/api/schemas/loan';
import { toBusinessIso } from '@/lib/chile/santiago';
import { parseSignature } from '@/lib/chile/signature';
import type { CallContext, MemberContext } from '../core/call-context';
import { newId } from '../core/random';
import { fieldRefusal, Refusal } from '../core/refusal';
import type { StoredQuote } from '../core/state';
import { translate } from '../core/texts';
import { viewBenefits } from '../rules/benefits';
import { cancelEnd, cancelOrder } from '../rules/cancel';
import { addOrder, type NewLoan } from '../rules/orders';
import { activeOrder, currentApplication } from '../rules/progress';
import { canBorrow, productsFor, quoteEnd, quoteFor } from '../rules/quote';
import type { GuestCalls, MemberCalls } from './call-types';

/** Products and quotes; a guest gets example quotes that cannot be applied with. */
export const quoteCalls: Pick<GuestCalls, 'app/get_product_list' | 'loan/preview'> = {
  'app/get_product_list': (context) =>
    productsFor(context).map((product) => ({
      ...product,
      name: translate(context.language, product.name),
      terms: [...product.terms],
    })),
  'loan/preview': (context, request) => {
    const { quote, dueDays } = quoteFor(context, request);
    // A fixed id: Home requests an example by itself, and a random one would change a seed's later codes.
    if (!context.account) return { preview_id: 'prev_example', ...quote };
    const stored = { preview_id: newId(context.random, 'prev'), ...quote };
    storeQuote(context, {
      account_id: context.account.id,
      quote: stored,
      due_days: dueDays,
      expires_at: quoteEnd(context),
    });
    return stored;
  },
};

/** Applying for a loan, and the benefits for it. */
export const loanCalls: Pick<MemberCalls, 'loan/apply' | 'coupon/my_coupon'> = {
  'coupon/my_coupon': ({ account, now }) => viewBenefits(account, now),
  'loan/apply': (context, body) =>
    body.cancel ? cancelLoan(context, body) : signLoan(context, body),
};

function signLoan(
  context: MemberContext,
  { request_id, preview_id, signature, agreement }: SignRequest,
): ApplyReply {
  const { account } = context;
  const known = [...account.orders, ...account.cancelled].find(
    (order) => order.request_id === request_id,
  );
  if (known) return { order_no: known.order_no };
  if (activeOrder(account)) throw new Refusal('state', { key: 'loan_active' });
  if (!canBorrow(context)) throw new Refusal('state', { key: 'not_approved_yet' });
  const stored = findQuote(context, preview_id);
  checkSignature(account, signature);
  return { order_no: takeLoan(context, stored, { request_id, agreement }) };
}

/** Cancels a loan before its payout. One that is cancelled stays so, whatever the id of a repetition. */
function cancelLoan({ account, now }: MemberContext, { order_no }: CancelRequest): ApplyReply {
  const isOf = (loan: { order_no: string }) => loan.order_no === order_no;
  if (account.cancelled.some(isOf)) return { order_no };
  const order = account.orders.find(isOf);
  if (!order) throw new Refusal('unknown', { key: 'order_unknown' });
  if (cancelEnd(order, now) === null) throw new Refusal('state', { key: 'cancel_too_late' });
  cancelOrder(account, order, now);
  return { order_no };
}

/** Refuses a signature that is not the signer's. Auto-sign: after the first loan none is needed. */
function checkSignature({ basic, orders }: MemberContext['account'], signature = ''): void {
  if (signature.trim() === '' && orders.length > 0) return;
  const name = basic ? `${basic.first_name} ${basic.last_name}` : undefined;
  const checked = parseSignature(signature, name);
  if (checked.ok) return;
  const key = signatureTexts[checked.cause];
  throw fieldRefusal('signature', { key, values: name === undefined ? {} : { name } });
}

const signatureTexts = { empty: 'sign_first', ink: 'sign_larger', name: 'sign_name' } as const;

/** Adds a quote and drops those that expired an hour ago: a moved slider requests many. */
function storeQuote({ state, now }: CallContext, quote: StoredQuote): void {
  const hour = 3_600_000;
  state.quotes = [...state.quotes.filter((old) => old.expires_at > now - hour), quote];
}

function findQuote({ state, account, now }: MemberContext, id: string): StoredQuote {
  const found = state.quotes.find(
    (other) => other.quote.preview_id === id && other.account_id === account.id,
  );
  if (!found) throw new Refusal('unknown', { key: 'preview_unknown' });
  if (now >= found.expires_at) throw new Refusal('state', { key: 'preview_expired' });
  return found;
}

function takeLoan(
  context: MemberContext,
  stored: StoredQuote,
  signing: Pick<NewLoan, 'request_id' | 'agreement'>,
): string {
  const { account, now, state } = context;
  const { quote, due_days } = stored;
  const { transfer } = account;
  if (!transfer) throw new Refusal('state', { key: 'account_missing' });
  ensureStillValid(context, quote);
  const coupon = account.coupons.find(({ id }) => id === quote.coupon?.id);
  if (coupon) Object.assign(coupon, { state: 'used', used_at: toBusinessIso(now) });
  const application = currentApplication(account);
  if (application) application.used = true;
  state.quotes = state.quotes.filter((other) => other !== stored);
  const loan = { ...signing, quote, due_days, applied_at: now, transfer };
  return addOrder(state, account, loan).order_no;
}

/** Checks a quote against the user's limit and coupons, which may have changed since. */
function ensureStillValid(context: MemberContext, quote: StoredQuote['quote']): void {
  const isWithinLimit = productsFor(context).some(({ max_amount }) => max_amount >= quote.amount);
  const coupon = context.account.coupons.find(({ id }) => id === quote.coupon?.id);
  const isUsable = !quote.coupon || coupon?.state === 'usable';
  if (!isWithinLimit || !isUsable) throw new Refusal('state', { key: 'preview_unknown' });
}
