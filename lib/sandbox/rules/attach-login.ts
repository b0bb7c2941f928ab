import type { CallContext } from '../core/call-context';
import { fieldRefusal, Refusal } from '../core/refusal';
import type { Account } from '../core/state';
import { closeSessions, hasIdentity, type Identity, removeIdentity } from './accounts';
import { sendMessage } from './codes';

/** How long a code that was entered proves who is there, in ms, for what takes an account away from somebody else. */
const proofMs = 15 * 60_000;

/** The session that goes on with one more login. */
type AttachedSession = { token: string; user_id: string; phone: string };

/**
 * Adds an address whose code was entered to the account of the token, or replaces the account's address of this kind,
 * which takes a session of the last 15 minutes and ends all others. The other addresses are told. An address of another
 * account is taken from it only where that one is empty.
 */
export function attachLogin(context: CallContext, identity: Identity): AttachedSession {
  const { state, account, token } = context;
  if (!account || token === null) throw new Refusal('session', { key: 'session_over' });
  const session = () => ({ token, user_id: account.id, phone: account.phone ?? '' });
  if (hasIdentity(account, identity)) return session();
  const kind = 'phone' in identity ? 'phone' : 'email';
  const replaced = account[kind];
  const isFresh = context.now - (state.logged_in_at[token] ?? 0) <= proofMs;
  if (replaced !== null && !isFresh) throw fieldRefusal('attach', { key: 'login_again' });
  const other = state.accounts.find((one) => hasIdentity(one, identity));
  if (other && !isEmpty(other)) throw fieldRefusal(kind, { key: 'login_taken' });
  if (other) {
    removeIdentity(other, identity);
    closeSessions(state, other.id);
  }
  tellOwner(context, account);
  Object.assign(account, identity);
  if (replaced !== null) closeSessions(state, account.id, token);
  return session();
}

/** Nothing was handed over yet: an account that was opened by mistake. */
function isEmpty({ basic, extra, transfer, applications, orders }: Account): boolean {
  return !basic && !extra && !transfer && applications.length + orders.length === 0;
}

/** Sends a message to each address that the account had. */
function tellOwner(context: CallContext, { phone, email }: Account): void {
  if (phone) sendMessage(context, 'phone', { to: phone, key: 'login_changed' });
  if (email) sendMessage(context, 'email', { to: email, key: 'login_changed' });
}
