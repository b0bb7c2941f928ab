import * as v from 'valibot';
import { locales } from '@/lib/i18n/locale';

/**
 * What a log-out does to a value. `no`: stays, it is the device's. `drop`: goes with every log-out.
 * `owner`: stays when the session only expired, so that its owner can go on after logging in again,
 * and goes when the person signs out.
 */
export type Personal = 'no' | 'drop' | 'owner';

/**
 * How one key is kept: where, as bare text or as JSON, in which shape, and until when. `sealed` is on the
 * device as `local` is, but readable with the session's own key alone: for what a person types.
 */
export type KeyRule = {
  readonly area: 'local' | 'session' | 'sealed';
  readonly as: 'text' | 'json';
  readonly schema: v.GenericSchema;
  readonly personal: Personal;
};

const text = v.pipe(v.string(), v.minLength(1));
/** Of ISO 8601, as `toISOString` writes it. */
const instant = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));

/** A path of ours, never `//host`: it is where the person is sent after logging in. */
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
  /** How often it was tried; 0 where it could not even be read. */
  attempts: v.number(),
  /** Why it was not sent: a code of an API or a bridge error. */
  error: v.optional(text),
  /** A fingerprint of what was sent, so that the same is not sent twice. */
  print: v.optional(text),
});

const consent = v.object({
  granted: v.boolean(),
  at: instant,
  /** The version of the text that was answered. */
  version: v.number(),
});

const loginType = v.picklist(['phone', 'email']);

const request = v.object({ id: text, subject: v.string(), made_at: v.number() });

/**
 * Every key of localStorage and sessionStorage; `*` stands for a user id, for a draft followed by
 * `_` and the form's name. The first seven are named by product.md section 3. Its token, user id
 * and phone are bare text, as the shell reads them, and the sandbox writes its own; all else is JSON.
 */
export const storageKeys = {
  uni_token: { area: 'local', as: 'text', schema: text, personal: 'drop' },
  user_id: { area: 'local', as: 'text', schema: text, personal: 'drop' },
  phone: { area: 'local', as: 'text', schema: text, personal: 'drop' },
  /** The tab of My loan last looked at: 0 processing, 1 complete. */
  my_loan_index: { area: 'local', as: 'json', schema: v.picklist([0, 1]), personal: 'drop' },
  /** The shell's own version, from `selfAppInfo`. */
  appInfo: {
    area: 'local',
    as: 'json',
    schema: v.object({ versionName: text, versionCode: v.number() }),
    personal: 'no',
  },
  /** Behaviour events that wait for their upload; they must never go out under another's token. */
  localMainBehaviorEventList: {
    area: 'local',
    as: 'json',
    schema: v.array(behaviorEvent),
    personal: 'drop',
  },
  /** The tab that sends behaviour events just now, and until when (ms since 1970) it is believed to. */
  luka_behavior_turn: {
    area: 'local',
    as: 'json',
    schema: v.object({ tab: text, until: v.number() }),
    personal: 'drop',
  },
  /** Whether the registration of this user was told to the analytics provider: once, ever. */
  'af_register_ok_*': { area: 'local', as: 'json', schema: v.boolean(), personal: 'no' },
  /** Whether the permissions of the launch were explained on this phone: once, whatever the answer. */
  luka_permissions_asked: { area: 'local', as: 'json', schema: v.boolean(), personal: 'no' },
  /** Set while the shell has not yet confirmed that it forgot the person who logged out. */
  luka_logged_out: { area: 'local', as: 'json', schema: v.boolean(), personal: 'no' },
  /** The language chosen in Settings; absent follows the device. */
  luka_locale: { area: 'local', as: 'json', schema: v.picklist(locales), personal: 'no' },
  luka_theme: {
    area: 'local',
    as: 'json',
    schema: v.picklist(['light', 'dark', 'system']),
    personal: 'no',
  },
  /** A half-filled form, `luka_draft_{userId}_{form}`; the form checks its own fields. */
  'luka_draft_*': {
    area: 'sealed',
    as: 'json',
    schema: v.record(v.string(), v.unknown()),
    personal: 'owner',
  },
  /** Whether this user has signed electronically before, which allows signing by one tap. */
  'luka_signed_*': { area: 'local', as: 'json', schema: v.boolean(), personal: 'owner' },
  /** Answers to each consent, by its name, with the instant of the answer and the text's version. */
  'luka_consents_*': {
    area: 'local',
    as: 'json',
    schema: v.record(v.string(), consent),
    personal: 'owner',
  },
  /** What was uploaded about this user and when, for Settings. */
  'luka_uploads_*': { area: 'local', as: 'json', schema: v.array(upload), personal: 'owner' },
  /** The id of a wish that must be granted once, until the server has answered; by intent. */
  'luka_request_*': { area: 'local', as: 'json', schema: request, personal: 'owner' },
  /** Where to go on after logging in: a path of ours with its query. */
  luka_return_to: { area: 'session', as: 'json', schema: ownPath, personal: 'owner' },
  /** What a guest has typed and ticked to log in, while the policies are read; never the code. */
  luka_login_draft: {
    area: 'session',
    as: 'json',
    schema: v.object({
      type: v.optional(loginType),
      phone: v.string(),
      email: v.string(),
      agree: v.boolean(),
    }),
    personal: 'drop',
  },
  /**
   * The login code sent last: to whom, when (ms since 1970), and after how many seconds the next. Local,
   * as Android may end the app while the SMS is read; the launch forgets an old one.
   */
  luka_code_sent: {
    area: 'local',
    as: 'json',
    schema: v.object({ to: text, at: v.number(), resend_seconds: v.number() }),
    personal: 'drop',
  },
  /** The router's places behind and ahead, so that Back works after a reload. */
  luka_stack: {
    area: 'session',
    as: 'json',
    schema: v.object({ hashes: v.array(v.string()), index: v.number() }),
    personal: 'drop',
  },
  /** What the preview bridge keeps where the shell would, see `lib/bridge/preview-bridge.ts`. */
  luka_preview_cache: {
    area: 'local',
    as: 'json',
    schema: v.record(v.string(), v.unknown()),
    personal: 'drop',
  },
  /** The sandbox server's whole state, a server's and so nobody's; it reads and checks its own text. */
  luka_sandbox: { area: 'local', as: 'text', schema: text, personal: 'no' },
  /** Version of the layout of all the others, see `migrateStorage`. */
  luka_version: {
    area: 'local',
    as: 'json',
    schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    personal: 'no',
  },
} as const satisfies Record<string, KeyRule>;

type Rules = typeof storageKeys;

/** `luka_signed_*` as the keys it stands for. */
type Filled<Pattern> = Pattern extends `${infer Head}*` ? `${Head}${string}` : Pattern;

/** The name of a value: `'uni_token'`, `` `luka_draft_${userId}_basic` ``. */
export type StorageKey = Filled<keyof Rules>;

/** The value kept under a key. */
export type Stored<K extends StorageKey> = {
  [Pattern in keyof Rules]: K extends Filled<Pattern>
    ? v.InferOutput<Rules[Pattern]['schema']>
    : never;
}[keyof Rules];

const rules = new Map<string, KeyRule>(Object.entries(storageKeys));

/** The rule for a key as it stands in the storage; `undefined` for a key that is not ours. */
export function ruleOf(key: string): KeyRule | undefined {
  const exact = rules.get(key);
  if (exact) return exact;
  for (const [pattern, rule] of rules) {
    if (pattern.endsWith('*') && key.startsWith(pattern.slice(0, -1))) return rule;
  }
  return undefined;
}
