import type { AccountOwner } from '@/lib/chile/account-doubts';
import { newId, type Random } from '../core/random';
import type { Account, SandboxState } from '../core/state';

/** An empty account; it is not added to the state. */
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
    script: { review: null, payout_fails: false, photo_fault: null },
  };
}

/** How a user logs in: by phone (E.164) or e-mail. */
export type Identity = { phone: string } | { email: string };

/**
 * The account of `identity`, created if there is none. An account that a scenario has prepared goes to the
 * first user who logs in, in place of their own.
 */
export function accountFor(
  state: SandboxState,
  identity: Identity,
  random: Random,
): { account: Account; isNew: boolean } {
  const prepared = state.accounts.find((account) => account.id === state.waiting_account);
  if (prepared) {
    state.waiting_account = null;
    for (const account of state.accounts) {
      if (hasIdentity(account, identity)) removeIdentity(account, identity);
    }
    Object.assign(prepared, identity);
    return { account: prepared, isNew: false };
  }
  const known = state.accounts.find((account) => hasIdentity(account, identity));
  if (known) return { account: known, isNew: false };
  const account = Object.assign(newAccount(newId(random, 'user')), identity);
  state.accounts.push(account);
  return { account, isNew: true };
}

/** Whose payout account it has to be, as far as the account says. */
export function ownerOf({ basic, phone }: Account): AccountOwner {
  return {
    run: basic?.run ?? '',
    name: basic && { first: basic.first_name, last: basic.last_name },
    phones: [phone ?? '', basic?.whatsapp ?? ''],
  };
}

/** The account of a token; `null` for a missing or unknown one. */
export function accountOfToken(state: SandboxState, token: string | null): Account | null {
  const id = token ? state.sessions[token] : undefined;
  return state.accounts.find((account) => account.id === id) ?? null;
}

/** A new token for `account`; earlier tokens stay valid, as on two phones. */
export function openSession(state: SandboxState, account: Account, random: Random): string {
  const token = newId(random, 'sandbox');
  state.sessions[token] = account.id;
  return token;
}

/** Invalidates all tokens of an account. */
export function closeSessions(state: SandboxState, accountId: string): void {
  state.sessions = Object.fromEntries(
    Object.entries(state.sessions).filter(([, id]) => id !== accountId),
  );
}

function hasIdentity(account: Account, identity: Identity): boolean {
  return 'phone' in identity ? account.phone === identity.phone : account.email === identity.email;
}

function removeIdentity(account: Account, identity: Identity): void {
  if ('phone' in identity) account.phone = null;
  else account.email = null;
}
