import type { Language } from '../texts/say';
import type { Account } from './account-state';
import type { Random } from './random';
import type { SandboxState } from './sandbox-state';

/** One request's view of the sandbox: the whole state, its time, and who asks. */
export type Visit = {
  state: SandboxState;
  /** Milliseconds since 1970 by the sandbox's clock. */
  now: number;
  random: Random;
  language: Language;
  account: Account | null;
};

/** A visit with a valid token. */
export type MemberVisit = Visit & { account: Account };
