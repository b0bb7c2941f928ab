import type { Logins } from '@/lib/api/schemas/account';
import type { AccountOwner } from '@/lib/chile/account-doubts';
import { maskEmail } from '@/lib/chile/email';
import { maskPhone } from '@/lib/chile/mask-phone';
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
    cancelled: [],
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

/** What a session needs; `now` in ms. */
type SessionContext = { state: SandboxState; random: Random; now: number };

/** A new token for `account`; earlier tokens stay valid, as on two phones. */
export function openSession({ state, random, now }: SessionContext, account: Account): string {
  const token = newId(random, 'sandbox');
  state.sessions[token] = account.id;
  state.logged_in_at[token] = now;
  return token;
}

/** The other account that a RUN belongs to: the one that was approved with it. */
export function holderOfRun(
  { accounts }: Pick<SandboxState, 'accounts'>,
  run: string,
  account: Account,
): Account | undefined {
  return accounts.find(
    ({ id, basic, applications }) =>
      id !== account.id &&
      basic?.run === run &&
      applications.some(({ decision }) => decision?.kind === 'approved'),
  );
}

/** Whether an address has an account, or will have one that a scenario has prepared. */
export function isKnown(state: SandboxState, identity: Identity): boolean {
  return state.waiting_account !== null || state.accounts.some((one) => hasIdentity(one, identity));
}

/** The addresses of an account, masked. */
export function loginsOf({ phone, email }: Account): Logins {
  return { ...(phone && { phone: maskPhone(phone) }), ...(email && { email: maskEmail(email) }) };
}

/** Invalidates all tokens of an account, but `kept`. */
export function closeSessions(state: SandboxState, accountId: string, kept?: string | null): void {
  state.sessions = Object.fromEntries(
    Object.entries(state.sessions).filter(([token, id]) => id !== accountId || token === kept),
  );
}

/** Whether this is an address of the account. */
export function hasIdentity(account: Account, identity: Identity): boolean {
  return 'phone' in identity ? account.phone === identity.phone : account.email === identity.email;
}

/** Takes an address from an account. */
export function removeIdentity(account: Account, identity: Identity): void {
  if ('phone' in identity) account.phone = null;
  else account.email = null;
}
