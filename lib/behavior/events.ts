import * as v from 'valibot';

/** The path of a screen, without its query, which has order numbers. */
const screen = v.pipe(v.string(), v.regex(/^\/[a-z0-9/_-]*$/));

/** The name of a form or field in the code, not its value. */
const name = v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/));

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000));

/**
 * All behavior events, with the reason for each and the schema of its `sub_e`: paths of screens, names of
 * fields, kinds of photos, and counts. No schema accepts values, ids or amounts; an event that does not match
 * is ignored. Source: product.md section 3, "Behaviour event".
 */
export const behaviorEvents = {
  screen_opened: {
    reason: 'Which paths users take, and where they stop.',
    sub: v.strictObject({ screen }),
  },
  form_started: {
    reason: 'How many users start a form that they see.',
    sub: v.strictObject({ form: name }),
  },
  form_left: {
    reason: 'Which form is abandoned before it is complete.',
    sub: v.strictObject({ form: name }),
  },
  form_refused: {
    reason: 'Which field needs a better label, hint or error.',
    sub: v.strictObject({ form: name, field: name, count }),
  },
  photo_retaken: {
    reason: 'Whether the guide shows how to take the photo.',
    sub: v.strictObject({ kind: v.picklist(['id_front', 'id_back', 'selfie']) }),
  },
  preview_changed: {
    reason: 'Whether amount and term are easy to choose.',
    sub: v.strictObject({ count }),
  },
  application_handed_in: {
    reason: 'How many users who start an application submit it.',
    sub: v.never(),
  },
  loan_signed: {
    reason: 'How many approved users take the loan.',
    sub: v.never(),
  },
  repayment_done: {
    reason: 'Whether users find the repayment and can complete it.',
    sub: v.never(),
  },
  charges_above_maximum: {
    reason: 'Whether a server sends charges that the law does not allow, or does not say them.',
    sub: v.strictObject({ which: v.picklist(['late', 'cost', 'rateMissing']) }),
  },
  help_opened: {
    reason: 'On which screen users look for help.',
    sub: v.strictObject({ from: screen }),
  },
  crashed: {
    reason: 'Which screen fails in which version.',
    sub: v.strictObject({
      screen,
      version: v.pipe(v.string(), v.regex(/^[\w.-]{1,20}$/)),
      /** Thrown while rendering, elsewhere, or a promise that nobody handles. */
      kind: v.picklist(['render', 'error', 'rejection']),
    }),
  },
} as const satisfies Record<string, { reason: string; sub: v.GenericSchema }>;

export type BehaviorKey = keyof typeof behaviorEvents;

/** The details of an event. */
export type BehaviorSub<K extends BehaviorKey> = v.InferInput<(typeof behaviorEvents)[K]['sub']>;
