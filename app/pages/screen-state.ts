import type { Path } from '@/lib/api/contract';
import type { Query } from '@/lib/router/target';

/**
 * A named state of a screen and how to reach it: the sandbox's scenario, the query, faults and user actions.
 * `screen.states.ts` beside each screen lists them for the gallery, the tests and the pictures.
 */
export type ScreenState = {
  /** A name of lib/sandbox/scenarios. */
  scenario: string;
  query?: Query;
  /** Failing calls, as for `POST /__sandbox/fault`. */
  faults?: readonly StateFault[];
  /** What is already the case when the screen opens. */
  before?: readonly Precondition[];
  /** What the user then does on the screen, in order. */
  actions?: readonly Action[];
  /** The state of this screen that it looks like on purpose; all others differ from each other. */
  looksLike?: string;
};

/** A failing call: `timeout` never gets a reply, `drop` is offline, `500` an error. */
export type StateFault = { path: Path; kind?: string; times?: number; code?: number; msg?: string };

/**
 * A precondition: a value stored on the device (a code sent to a phone or an e-mail address, by the query's type, a confirmed quote, a
 * signature, consents and uploads, a bank account, a payment and what became of it, a lock that is on or has lost its
 * device's, a session left for 15 days, a Home of two hours ago), a browser in Vietnamese, or the Android shell, on
 * its first launch or later, without leave to use the camera, or with a detector that sees no face.
 */
export type Precondition =
  | 'askCode'
  | 'confirmQuote'
  | 'signElectronically'
  | 'shareData'
  | 'bankSaved'
  | 'payByLink'
  | 'payByTransfer'
  | 'paymentRejected'
  | 'paymentCancelled'
  | 'transferOutdated'
  | 'transferMissed'
  | 'transferShort'
  | 'transferTooMuch'
  | 'transferReceived'
  | 'vietnameseBrowser'
  | 'locked'
  | 'lockGone'
  | 'longUnused'
  | 'lastHome'
  | 'shellFirstLaunch'
  | 'shellCameraDenied'
  | 'shellNoFace'
  | 'shell';

/**
 * A user action on an element, given by a selector: `#` and an id of `screen.ids.ts`; or a call that fails from
 * here on, after it had worked. `show` scrolls to what is below the end of a picture.
 */
export type Action =
  | { click: string }
  | { type: string; text: string }
  | { takePhoto: string }
  | { show: string }
  | { fault: StateFault };

/** The named states of one screen. */
export type ScreenStates = Readonly<Record<string, ScreenState>>;

/** The states of a screen while its call is on its way, after it has failed, and without a connection. */
export function unloaded<S extends ScreenState>(state: S, path: Path) {
  const failing = (kind: string) => ({ ...state, faults: [{ path, kind, times: 9 }] });
  return {
    loading: { ...state, faults: [{ path, kind: 'timeout' }] },
    error: failing('500'),
    offline: failing('drop'),
  };
}
