import type { Path } from '@/lib/api/contract';
import type { Query } from '@/lib/router/target';

/**
 * One named state of a screen and how the sandbox makes it: a scenario of the account, what the
 * address says, and faults. `screen.states.ts` beside each screen lists them for the gallery, the
 * tests and the pictures.
 */
export type ScreenState = {
  /** A name of lib/sandbox/scenarios. */
  scenario: string;
  query?: Query;
  /** What goes wrong, as `POST /__sandbox/fault` takes it. */
  faults?: readonly { path: Path; kind?: string; times?: number; code?: number; msg?: string }[];
};

/** The named states of one screen. */
export type ScreenStates = Readonly<Record<string, ScreenState>>;
