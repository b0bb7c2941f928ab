import * as v from 'valibot';
import type { Control } from '@/e2e/browser/harness/control';
import { sandboxState } from '@/lib/sandbox/core/sandbox-state';

const view = v.object({
  accounts: v.array(v.object({ id: v.string(), state: v.string(), orders: v.number() })),
  state: sandboxState,
});

/** What the server knows: each account in short, and everything as it keeps it. */
export async function serverView(control: Control) {
  return v.parse(view, await control.state());
}

/** The account that was made or changed last. */
export async function lastAccount(control: Control) {
  const account = (await serverView(control)).state.accounts.at(-1);
  if (!account) throw new Error('The server knows nobody');
  return account;
}
