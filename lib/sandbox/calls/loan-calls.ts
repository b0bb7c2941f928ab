import { calendarDateOf } from '@/lib/chile/santiago';
import type { StoredOrder } from '../core/account-state';
import { newId } from '../core/random';
import { fieldRefusal, Refusal } from '../core/refusal';
import type { StoredPreview } from '../core/sandbox-state';
import type { MemberVisit, Visit } from '../core/visit';
import { payoutMs } from '../rules/orders';
import { activeOrder, currentApplication } from '../rules/progress';
import { canBorrow, previewMs, productsFor, termsOf } from '../rules/terms';
import { say } from '../texts/say';
import type { GuestCalls, MemberCalls } from './call-types';

/** Looking at what a loan costs; a guest gets examples that cannot be applied with. */
export const offerCalls: Pick<GuestCalls, 'app/get_product_list' | 'loan/preview'> = {
  'app/get_product_list': (visit) =>
    productsFor(visit).map((product) => ({
      ...product,
      name: say(visit.language, product.name),
      terms: [...product.terms],
    })),
  'loan/preview': (visit, request) => {
    const { preview, dueDays } = termsOf(visit, request);
    // Home asks for an example by itself: drawn from chance, it would give another code to the same seed.
    if (!visit.account) return { preview_id: 'prev_example', ...preview };
    const full = { preview_id: newId(visit.random, 'prev'), ...preview };
    keepPreview(visit, {
      account_id: visit.account.id,
      preview: full,
      due_days: dueDays,
      expires_at: visit.now + previewMs,
    });
    return full;
  },
};

/** Taking the loan. */
export const loanCalls: Pick<MemberCalls, 'loan/apply'> = {
  'loan/apply': (visit, { request_id, preview_id, signature }) => {
    const { account } = visit;
    const known = account.orders.find((order) => order.request_id === request_id);
    if (known) return { order_no: known.order_no };
    if (activeOrder(account)) throw new Refusal('state', { key: 'loan_active' });
    if (!canBorrow(visit)) throw new Refusal('state', { key: 'not_approved_yet' });
    const chosen = findPreview(visit, preview_id);
    // Who signed a loan here before may sign the next one with one tap (auto-sign).
    const signed = Boolean(signature?.trim()) || account.orders.length > 0;
    if (!signed) throw fieldRefusal('signature', { key: 'sign_first' });
    return { order_no: lend(visit, chosen, request_id) };
  },
};

/** Previews pile up while a slider moves: those that can no longer be applied with are dropped. */
function keepPreview({ state, now }: Visit, preview: StoredPreview): void {
  const hour = 3_600_000;
  state.previews = [...state.previews.filter((old) => old.expires_at > now - hour), preview];
}

function findPreview({ state, account, now }: MemberVisit, id: string): StoredPreview {
  const found = state.previews.find(
    (other) => other.preview.preview_id === id && other.account_id === account.id,
  );
  if (!found) throw new Refusal('unknown', { key: 'preview_unknown' });
  if (now >= found.expires_at) throw new Refusal('state', { key: 'preview_expired' });
  return found;
}

function lend(visit: MemberVisit, { preview, due_days }: StoredPreview, requestId: string): string {
  const { account, now, state } = visit;
  if (!account.transfer) throw new Refusal('state', { key: 'account_missing' });
  // Asked for once more with the person's own limit and coupons of this moment.
  termsStillHold(visit, preview);
  const coupon = account.coupons.find(({ id }) => id === preview.coupon?.id);
  if (coupon) coupon.state = 'used';
  const application = currentApplication(account);
  if (application) application.used = true;
  const { preview_id, amount, term_days, service_fee, interest, arrival, repayment } = preview;
  const order: StoredOrder = {
    order_no: orderNumber(now, state.next_order),
    request_id: requestId,
    stage: 'waiting',
    ...{ amount, term_days, due_days, service_fee, interest, arrival, repayment },
    repay_date: preview.repay_date,
    applied_at: now,
    payout_at: now + payoutMs,
    disbursed_at: null,
    cleared_at: null,
    paid: 0,
    account: { ...account.transfer },
    fail_reason: null,
  };
  state.next_order += 1;
  state.previews = state.previews.filter((other) => other.preview.preview_id !== preview_id);
  account.orders.push(order);
  return order.order_no;
}

function termsStillHold(visit: MemberVisit, preview: StoredPreview['preview']): void {
  const left = productsFor(visit).some((product) => product.max_amount >= preview.amount);
  const coupon = visit.account.coupons.find(({ id }) => id === preview.coupon?.id);
  const usable = !preview.coupon || coupon?.state === 'usable';
  if (!left || !usable) throw new Refusal('state', { key: 'preview_unknown' });
}

/** Year, month and a running number: `26110482`. */
function orderNumber(now: number, running: number): string {
  const [year = '', month = ''] = calendarDateOf(now).split('-');
  return `${year.slice(2)}${month}${String(running).padStart(4, '0')}`;
}
