import type { Random } from './random';
import type { Account, SandboxState } from './state';
import type { Language } from './texts';

/** What a call gets beside its body. */
export type CallContext = {
  state: SandboxState;
  /** Milliseconds since 1970 by the sandbox's clock. */
  now: number;
  random: Random;
  language: Language;
  token: string | null;
  /** The account of the token; `null` for a guest. */
  account: Account | null;
};

/** The context of a call that needs a token. */
export type MemberContext = CallContext & { account: Account };
