import type { Account } from '../core/account-state';
import { newId, type Random } from '../core/random';
import type { SandboxState } from '../core/sandbox-state';

/** An account that has nothing yet; not in the state until it is put there. */
export function newAccount(id: string): Account {
  return {
    id,
    phone: null,
    email: null,
    basic: null,
    extra: null,
    transfer: null,
    images: { id_front: null, id_back: null, selfie: null },
    applications: [],
    orders: [],
    limit: 0,
    coupons: [],
    vouchers: [],
    plan: { review: null, payout_fails: false, photo_fault: null },
  };
}

/** Who logs in: by phone (E.164) or by e-mail. */
export type Identity = { phone: string } | { email: string };

/**
 * The account of `identity`, made where there is none. An account that a scenario left waiting goes to
 * whoever comes first, in place of their own.
 */
export function accountFor(
  state: SandboxState,
  identity: Identity,
  random: Random,
): { account: Account; isNew: boolean } {
  const waiting = state.accounts.find((account) => account.id === state.waiting_account);
  if (waiting) {
    state.waiting_account = null;
    for (const account of state.accounts) if (isOf(account, identity)) forget(account, identity);
    Object.assign(waiting, identity);
    return { account: waiting, isNew: false };
  }
  const known = state.accounts.find((account) => isOf(account, identity));
  if (known) return { account: known, isNew: false };
  const account = Object.assign(newAccount(newId(random, 'user')), identity);
  state.accounts.push(account);
  return { account, isNew: true };
}

/** A new token for `account`; the tokens before stay valid, as on two phones. */
export function openSession(state: SandboxState, account: Account, random: Random): string {
  const token = newId(random, 'sandbox');
  state.sessions[token] = account.id;
  return token;
}

/** Ends every session of an account. */
export function closeSessions(state: SandboxState, accountId: string): void {
  state.sessions = Object.fromEntries(
    Object.entries(state.sessions).filter(([, id]) => id !== accountId),
  );
}

function isOf(account: Account, identity: Identity): boolean {
  return 'phone' in identity ? account.phone === identity.phone : account.email === identity.email;
}

function forget(account: Account, identity: Identity): void {
  if ('phone' in identity) account.phone = null;
  else account.email = null;
}
