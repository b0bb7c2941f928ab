import * as v from 'valibot';
import { locales } from '@/lib/i18n/locale';
import { isRealInstant } from '@/lib/text/real-date';
import { headerText } from './header-text';

/**
 * When a value is removed. `never`: it belongs to the device. `logOut`: with every end of a session.
 * `signOut`: when the user signs out, not when the session expired, so that its owner can continue.
 */
type RemoveOn = 'never' | 'logOut' | 'signOut';

/** How the values of a key are stored: where, as bare text or JSON, with which schema, until when. */
export type KeyRule = {
  readonly store: 'local' | 'session';
  readonly as: 'text' | 'json';
  readonly schema: v.GenericSchema;
  readonly removeOn: RemoveOn;
  /** For values with a field `at`, the server's time in ms since 1970: how many ms later a launch removes them. */
  readonly keepMs?: number;
};

const dayMs = 86_400_000;

const text = v.pipe(v.string(), v.minLength(1));
/** ISO 8601, as `toISOString` writes it. */
const instant = v.pipe(v.string(), v.check(isRealInstant));

/** A path of this app, never `//host`: the user is sent there after logging in. */
const ownPath = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

const behaviorEvent = v.object({
  key: text,
  time: v.number(),
  sub_e: v.optional(v.array(v.record(v.string(), v.unknown()))),
});

const upload = v.object({
  kind: v.string(),
  at: instant,
  bytes: v.number(),
  items: v.number(),
  sent: v.boolean(),
  /** 0 if the data could not be read. */
  attempts: v.number(),
  /** The code of the API or bridge error. */
  error: v.optional(text),
  /** A hash of what was sent, so that the same is not sent twice. */
  hash: v.optional(text),
});

const consent = v.object({
  granted: v.boolean(),
  at: instant,
  /** The version of the consent text. */
  version: v.number(),
});

const loginType = v.picklist(['phone', 'email']);

const requests = v.array(v.object({ id: text, subject: v.string(), made_at: v.number() }));

/**
 * Every key of localStorage and sessionStorage. `removeOn` says whose it is: `never` the phone's, else the
 * user's. Nothing of a user outlives the sign-out, in any tab: contract.md section 8. Below are the other
 * stores of the page. In a key `*` is a user id, in drafts followed by `_` and the form's
 * name. The first seven are named by product.md section 3. Token, user id and phone are bare text, as the
 * shell reads them; the sandbox writes its own text; all others are JSON.
 */
export const storageKeys = {
  uni_token: { store: 'local', as: 'text', schema: headerText, removeOn: 'logOut' },
  user_id: { store: 'local', as: 'text', schema: headerText, removeOn: 'logOut' },
  phone: { store: 'local', as: 'text', schema: headerText, removeOn: 'logOut' },
  /** The last tab of My loan: 0 processing, 1 complete. */
  my_loan_index: { store: 'local', as: 'json', schema: v.picklist([0, 1]), removeOn: 'logOut' },
  /** The shell's own version, from `selfAppInfo`. */
  appInfo: {
    store: 'local',
    as: 'json',
    schema: v.object({ versionName: headerText, versionCode: v.pipe(v.number(), v.safeInteger()) }),
    removeOn: 'never',
  },
  /** Behaviour events to upload; they must never be sent with another user's token. */
  localMainBehaviorEventList: {
    store: 'local',
    as: 'json',
    schema: v.array(behaviorEvent),
    removeOn: 'logOut',
  },
  /** Whether this user's registration was reported to the attribution provider, which happens once. */
  'af_register_ok_*': { store: 'local', as: 'json', schema: v.boolean(), removeOn: 'never' },
  /** Whether the launch permissions were explained on this phone, which happens once. */
  luka_permissions_asked: { store: 'local', as: 'json', schema: v.boolean(), removeOn: 'never' },
  /** The user whose values this phone stores: `lib/session/owner`. */
  luka_owner: { store: 'local', as: 'text', schema: headerText, removeOn: 'signOut' },
  /** The same of this tab. */
  luka_tab_owner: { store: 'session', as: 'text', schema: headerText, removeOn: 'signOut' },
  /** Set until the shell has confirmed that it deleted the user who logged out. */
  luka_logged_out: { store: 'local', as: 'json', schema: v.boolean(), removeOn: 'never' },
  /** The language chosen in Settings; the device's if absent. */
  luka_locale: { store: 'local', as: 'json', schema: v.picklist(locales), removeOn: 'never' },
  /** Whether the user has answered the offer of Vietnamese, which is made once. */
  luka_vietnamese_offered: { store: 'local', as: 'json', schema: v.boolean(), removeOn: 'never' },
  /** The ids of Home's notices that the user has closed, of those that the server still sends. */
  luka_notices_closed: { store: 'local', as: 'json', schema: v.array(text), removeOn: 'signOut' },
  luka_theme: {
    store: 'local',
    as: 'json',
    schema: v.picklist(['light', 'dark', 'system']),
    removeOn: 'never',
  },
  /** A form's draft, `luka_draft_{userId}_{form}`; the form validates the fields. Its file is in `draftFiles`. */
  'luka_draft_*': {
    store: 'local',
    as: 'json',
    schema: v.record(v.string(), v.unknown()),
    removeOn: 'signOut',
    keepMs: 30 * dayMs,
  },
  /** A requested payment, `luka_payment_{userId}_{orderNo}`; its reader validates it and knows when it ends. */
  'luka_payment_*': {
    store: 'local',
    as: 'json',
    schema: v.record(v.string(), v.unknown()),
    removeOn: 'signOut',
    keepMs: 30 * dayMs,
  },
  /** What was paid too much and asked for, `luka_refund_{userId}_{orderNo}`: in pesos, and when (ms, the server's time). */
  'luka_refund_*': {
    store: 'local',
    as: 'json',
    schema: v.object({ amount: v.number(), at: v.number() }),
    removeOn: 'signOut',
    keepMs: 30 * dayMs,
  },
  /** A payment that has brought less than was to be paid, `luka_short_{userId}_{orderNo}`: both in pesos, with fees. */
  'luka_short_*': {
    store: 'local',
    as: 'json',
    schema: v.object({ payment_id: text, asked: v.number(), total: v.number() }),
    removeOn: 'signOut',
  },
  /** Home as it was shown last: when (ms since 1970, the server's time), and in which language. Home validates it. */
  'luka_home_*': {
    store: 'local',
    as: 'json',
    schema: v.object({ at: v.number(), locale: v.picklist(locales), home: v.unknown() }),
    removeOn: 'logOut',
    keepMs: 7 * dayMs,
  },
  /** Whether this user has signed electronically before, which allows signing without drawing. */
  'luka_signed_*': { store: 'local', as: 'json', schema: v.boolean(), removeOn: 'signOut' },
  /** The version of the terms and the privacy policy that this user agreed to, and when. */
  'luka_texts_*': {
    store: 'local',
    as: 'json',
    schema: v.object({ version: text, at: instant }),
    removeOn: 'signOut',
  },
  /** Consent decisions by kind, each with its time and the text's version. */
  'luka_consents_*': {
    store: 'local',
    as: 'json',
    schema: v.record(v.string(), consent),
    removeOn: 'signOut',
  },
  /** Whether the app asks for the device's lock; `credential` is the browser's passkey. Absent: not decided. */
  'luka_lock_*': {
    store: 'local',
    as: 'json',
    schema: v.object({ on: v.boolean(), credential: v.optional(text) }),
    removeOn: 'signOut',
  },
  /** When the session was last used, in ms since 1970. */
  luka_last_used: { store: 'local', as: 'json', schema: v.number(), removeOn: 'logOut' },
  /** The uploads of this user's data, for Settings. */
  'luka_uploads_*': { store: 'local', as: 'json', schema: v.array(upload), removeOn: 'signOut' },
  /** The idempotency keys of a user's requests of one kind until the server has replied; by what each is about. */
  'luka_request_*': { store: 'local', as: 'json', schema: requests, removeOn: 'signOut' },
  /** The path and query to return to after logging in. */
  luka_return_to: { store: 'session', as: 'json', schema: ownPath, removeOn: 'signOut' },
  /** The login form while the user reads the policies; never the code. */
  luka_login_draft: {
    store: 'session',
    as: 'json',
    schema: v.object({
      type: v.optional(loginType),
      phone: v.string(),
      email: v.string(),
      agree: v.boolean(),
    }),
    removeOn: 'logOut',
  },
  /** How the user logged in last, for the log-in after a session that has expired; forgotten where that was locked. */
  luka_last_login: {
    store: 'local',
    as: 'json',
    schema: v.object({ type: loginType, to: text }),
    removeOn: 'signOut',
  },
  /**
   * The last login code: its receiver, when it was sent (ms since 1970), and the seconds until the next may
   * be requested. Local, as Android may kill the app while the user reads the SMS; removed at launch if old.
   */
  luka_code_sent: {
    store: 'local',
    as: 'json',
    schema: v.object({ to: text, at: v.number(), resend_seconds: v.number() }),
    removeOn: 'logOut',
    keepMs: 3_600_000,
  },
  /** The router's history, so that Back works after a reload. */
  luka_stack: {
    store: 'session',
    as: 'json',
    schema: v.object({ hashes: v.array(v.string()), index: v.number() }),
    removeOn: 'logOut',
  },
  /** Set by the boot script for the page that it loads again: once, not for ever. */
  luka_late_start: { store: 'session', as: 'json', schema: v.literal(1), removeOn: 'never' },
  /** Set for the page that is loaded again because its host has a new build, until a screen has loaded. */
  luka_new_build: { store: 'session', as: 'json', schema: v.literal(true), removeOn: 'never' },
  /** What the browser bridge stores in place of the shell. */
  luka_browser_cache: {
    store: 'local',
    as: 'json',
    schema: v.record(v.string(), v.unknown()),
    removeOn: 'logOut',
  },
  /** The sandbox server's whole state, which it validates itself. */
  luka_sandbox: { store: 'local', as: 'text', schema: text, removeOn: 'never' },
  /** What the server's clock is ahead of the device's, in milliseconds; a hundred years are no clock's error. */
  luka_clock_offset: {
    store: 'local',
    as: 'json',
    schema: v.pipe(
      v.number(),
      v.safeInteger(),
      v.check((ms) => Math.abs(ms) < 36_525 * dayMs),
    ),
    removeOn: 'never',
  },
  /** The version of the layout of all keys, see `migrateStorage`. */
  luka_version: {
    store: 'local',
    as: 'json',
    schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    removeOn: 'never',
  },
} as const satisfies Record<string, KeyRule>;

/** The cache of the drafts' files: photos that the server has not answered. A sign-out deletes it. */
export const draftFiles = 'luka_draft_files';

/**
 * Every key of `localCache` in the shell, with the same rule. `back` belongs to one load of the page: Android's
 * shell does not store it.
 */
export const shellKeys = {
  user_info: 'logOut',
  theme: 'never',
  language: 'never',
  back: 'never',
} as const satisfies Record<string, RemoveOn>;

type Rules = typeof storageKeys;

/** The keys that a pattern such as `luka_signed_*` matches. */
type Filled<Pattern> = Pattern extends `${infer Head}*` ? `${Head}${string}` : Pattern;

/** A key, such as `'uni_token'` or `` `luka_draft_${userId}_basic` ``. */
export type StorageKey = Filled<keyof Rules>;

/** The value stored under a key. */
export type Stored<K extends StorageKey> = {
  [Pattern in keyof Rules]: K extends Filled<Pattern>
    ? v.InferOutput<Rules[Pattern]['schema']>
    : never;
}[keyof Rules];

/** The key of a draft. */
export type DraftKey = Extract<StorageKey, `luka_draft_${string}`>;

/** Whether a key is one of a draft. */
export function isDraftKey(key: string): key is DraftKey {
  return key.startsWith('luka_draft_');
}

const rules = new Map<string, KeyRule>(Object.entries(storageKeys));

/** The rule of a key; `undefined` for a key that is not ours. */
export function ruleOf(key: string): KeyRule | undefined {
  const exact = rules.get(key);
  if (exact) return exact;
  for (const [pattern, rule] of rules) {
    if (pattern.endsWith('*') && key.startsWith(pattern.slice(0, -1))) return rule;
  }
  return undefined;
}
