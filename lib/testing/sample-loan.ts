import {
  type Account,
  initialState,
  type SandboxState,
  type StoredOrder,
} from '@/lib/sandbox/core/state';
import { products } from '@/lib/sandbox/data/products';
import { sampleTransfer } from '@/lib/sandbox/data/sample-user';
import { newAccount } from '@/lib/sandbox/rules/accounts';
import { addOrder } from '@/lib/sandbox/rules/orders';
import { calculateQuote } from '@/lib/sandbox/rules/quote';

/** 10:42 in Santiago. */
export const applied = Date.parse('2026-11-20T13:42:00Z');

export const dayMs = 86_400_000;

/** An account with a loan of $200.000 for 90 days, applied for at {@link applied}. */
export type SampleLoan = { state: SandboxState; account: Account; order: StoredOrder };

/** Creates one, due on 18 February 2027: $188.000 arrive, $215.000 are to be repaid. */
export function sampleLoan(): SampleLoan {
  const state = initialState(1);
  const account = Object.assign(newAccount('a'), { transfer: sampleTransfer, limit: 250_000 });
  state.accounts.push(newAccount('other'), account);
  const [product] = products;
  if (!product) throw new Error('no product');
  const request = { amount: 200_000, term_days: 90 };
  const { quote, dueDays } = calculateQuote({ now: applied, product, request });
  const loan = {
    quote,
    due_days: dueDays,
    request_id: 'r',
    applied_at: applied,
    transfer: sampleTransfer,
  };
  return { state, account, order: addOrder(state, account, loan) };
}
