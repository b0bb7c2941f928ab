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
  /** What the person had done on this device before. */
  before?: readonly Before[];
  /** What the person then does on the screen, one after the other. */
  acts?: readonly Act[];
};

/**
 * What was there before the screen: something that this device remembers (a code sent to whom the query
 * names, terms confirmed for its loan, a signature, consents and what was sent), or the Android shell that the page runs in, on its
 * first launch or later.
 */
export type Before =
  | 'askCode'
  | 'confirmQuote'
  | 'signElectronically'
  | 'shareData'
  | 'shellFirstLaunch'
  | 'shell';

/** One thing that a person does to an element, named by a selector: `#` and an id of `screen.ids.ts`. */
export type Act = { press: string } | { type: string; text: string } | { takePhoto: string };

/** The named states of one screen. */
export type ScreenStates = Readonly<Record<string, ScreenState>>;
