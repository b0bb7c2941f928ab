import * as v from 'valibot';
import { count, pesos } from '@/lib/api/schemas/basics';
import { quote } from '@/lib/api/schemas/loan';
import { account } from './account-state';

const time = v.number();

const sentMessage = v.object({
  channel: v.picklist(['phone', 'email']),
  to: v.string(),
  code: v.string(),
  text: v.string(),
  sent_at: time,
  expires_at: time,
});

const storedCode = v.object({
  to: v.string(),
  code: v.string(),
  sent_at: time,
  expires_at: time,
  tries: count,
});

const storedPreview = v.object({
  account_id: v.nullable(v.string()),
  preview: quote,
  due_days: count,
  expires_at: time,
});

const payment = v.object({
  payment_id: v.string(),
  request_id: v.string(),
  account_id: v.string(),
  order_no: v.string(),
  option_id: v.string(),
  amount: pesos,
  fee: pesos,
  reference: v.string(),
  state: v.picklist(['pending', 'success', 'failure', 'cancel']),
});

const upload = v.object({
  path: v.string(),
  account_id: v.string(),
  received_at: time,
  body: v.unknown(),
});

/** How a fault shows; what each does is listed in `control/faults.ts`. */
export const faultKinds = [
  'timeout',
  'drop',
  'drop_after',
  '500',
  'html',
  'truncated',
  'shape',
  'slow',
  'code',
] as const;

/** One fault that waits for its call. */
export const fault = v.object({
  /** A path of the contract, or `*` for any call. */
  path: v.string(),
  kind: v.picklist(faultKinds),
  /** How many calls it still hits. */
  times: count,
  code: v.optional(v.number()),
  msg: v.optional(v.string()),
  /** How long `slow` waits, in milliseconds. */
  ms: v.optional(count),
});

/**
 * Where the pay page is, where it is not the app's own: `at` is the origin of the one who takes payments, as a
 * real server would name it, `back` that of the app, to which paying leads back.
 */
export const paySite = v.object({
  at: v.pipe(v.string(), v.url()),
  back: v.pipe(v.string(), v.url()),
});

/** All that the sandbox knows: plain JSON, so that a reload or another process goes on from it. */
export const sandboxState = v.object({
  version: v.literal(1),
  random: v.number(),
  clock_offset: v.number(),
  next_order: count,
  accounts: v.array(account),
  /** Token to account id. */
  sessions: v.record(v.string(), v.string()),
  /** The account that the next login gets, whoever logs in; set by a scenario without a token. */
  waiting_account: v.nullable(v.string()),
  codes: v.array(storedCode),
  outbox: v.array(sentMessage),
  previews: v.array(storedPreview),
  payments: v.array(payment),
  uploads: v.array(upload),
  faults: v.array(fault),
  pay_site: v.optional(paySite),
});

/** A fault that waits for its call. */
export type Fault = v.InferOutput<typeof fault>;
/** A code as it was "sent"; nothing leaves the sandbox. */
export type SentMessage = v.InferOutput<typeof sentMessage>;
/** A preview and whose it is; null is nobody: earlier states kept a guest's too. */
export type StoredPreview = v.InferOutput<typeof storedPreview>;
/** A repayment under way or ended; `amount` without the option's `fee`, pesos. */
export type Payment = v.InferOutput<typeof payment>;
/** What the app uploaded about a person. */
export type Upload = v.InferOutput<typeof upload>;
/** Where the pay page is. */
export type PaySite = v.InferOutput<typeof paySite>;
/** See `sandboxState`. */
export type SandboxState = v.InferOutput<typeof sandboxState>;

/** A sandbox that nobody has called yet. */
export function freshState(seed: number): SandboxState {
  return {
    version: 1,
    random: seed >>> 0,
    clock_offset: 0,
    next_order: 482,
    accounts: [],
    sessions: {},
    waiting_account: null,
    codes: [],
    outbox: [],
    previews: [],
    payments: [],
    uploads: [],
    faults: [],
  };
}

/** Reads an exported state; `null` where the text is not one (another version, garbage). */
export function readState(text: string): SandboxState | null {
  try {
    const parsed = v.safeParse(sandboxState, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
