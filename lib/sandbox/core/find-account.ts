import type { Account } from './account-state';
import type { SandboxState } from './sandbox-state';

/** Whose token this is; `null` for none or one that is not known. */
export function accountOfToken(state: SandboxState, token: string | null): Account | null {
  const id = token ? state.sessions[token] : undefined;
  return state.accounts.find((account) => account.id === id) ?? null;
}
