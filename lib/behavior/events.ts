import * as v from 'valibot';

/** The path of a screen: never its query, which names orders. */
const screen = v.pipe(v.string(), v.regex(/^\/[a-z0-9/_-]*$/));

/** A form or a field by its name in the code, never what stands in it. */
const name = v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/));

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000));

/**
 * All that is noted of how the app is used, each with its reason, and what may stand in its `sub_e`: paths
 * of screens, names of fields, kinds of photos and counts. There is no room for contents, ids or amounts: what does not
 * fit its schema is not noted at all. Source: product.md section 3, "Behaviour event".
 */
export const behaviorEvents = {
  screen_opened: {
    reason: 'Which way people take, and where they stop.',
    sub: v.strictObject({ screen }),
  },
  form_started: {
    reason: 'How many of those who see a form begin it.',
    sub: v.strictObject({ form: name }),
  },
  form_left: {
    reason: 'Which form is given up half filled in.',
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
    reason: 'Whether amount and term are understood at once.',
    sub: v.strictObject({ count }),
  },
  application_handed_in: {
    reason: 'How many of those who begin get to the end.',
    sub: v.never(),
  },
  loan_signed: {
    reason: 'How many of those approved take the loan.',
    sub: v.never(),
  },
  repayment_done: {
    reason: 'Whether paying back is found and works.',
    sub: v.never(),
  },
  help_opened: {
    reason: 'Which screen leaves questions open.',
    sub: v.strictObject({ from: screen }),
  },
} as const satisfies Record<string, { reason: string; sub: v.GenericSchema }>;

export type BehaviorKey = keyof typeof behaviorEvents;

/** What may be said along with an event. */
export type BehaviorSub<K extends BehaviorKey> = v.InferInput<(typeof behaviorEvents)[K]['sub']>;
