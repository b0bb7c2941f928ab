import type { Milestone } from '@/lib/attribution/tell-milestone';
import type { BehaviorKey } from '@/lib/behavior/events';
import type { ConsentKind } from '@/lib/consent/kinds';
import type { retentionDays } from '@/lib/consent/retention';

/** One question and all that a person has to know to answer it. */
export type ConsentQuestion = {
  readonly question: string;
  /** What is sent. */
  readonly what: string;
  /** What it is used for. */
  readonly why: string;
  /** When it leaves the phone. */
  readonly when: string;
  /** For how long it is kept. */
  readonly howLong: string;
};

/**
 * All questions in one language, and the names of what would be sent. Whoever changes what one means raises
 * its version in `lib/consent/kinds`.
 */
export type ConsentText = {
  readonly questions: Readonly<Record<ConsentKind, ConsentQuestion>>;
  /** Fields of `deviceInfo` by name; one that is not named here is shown by its own. */
  readonly deviceFields: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<BehaviorKey, string>>;
  readonly milestones: Readonly<Record<Milestone, string>>;
};

/** A language's texts, which name the days that things are kept. */
export type ConsentTextOf = (days: typeof retentionDays) => ConsentText;
