import * as v from 'valibot';
import { isRealDate, isRealInstant } from '@/lib/text/real-date';

/**
 * An amount of money in whole Chilean pesos; never negative, as the fields say themselves who owes whom. At most 10¹²,
 * about a thousand million dollars: sums of such amounts are exact, and fit a line.
 */
export const pesos = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e12));

/** A calendar date in America/Santiago, `YYYY-MM-DD`, of a person's or a loan's life. */
export const calendarDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isRealDate, 'a date that exists'),
  v.regex(/^(19|2[01])/),
);

/** An instant, ISO 8601 with its offset. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/),
  v.check(isRealInstant, 'an instant that exists'),
);

/** A number of days; at most a hundred years, as dates are worked out with it. */
export const days = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(36_525));

/** The terms of a loan in days, each of at least a day; empty where none is offered. */
export const terms = v.array(v.pipe(days, v.minValue(1)));

/** Whether the amounts of an offer are in order. */
export function hasRange(offer: { min_amount: number; max_amount: number }): boolean {
  return offer.min_amount <= offer.max_amount;
}

/** A count that cannot be negative: pages, items, seconds, versions. At most what an Android `int` holds. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 31 - 1));

/** A rate as a fraction of one: 0.05 is 5%. At most 100,000 %, which no loan's CAE comes near. */
export const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));

/** A number by which the server knows something, and which is shown: a UUID at the longest. */
export const shownId = v.pipe(v.string(), v.maxLength(40));

/** A choice of a list of the server; `label` is shown as received. */
export const option = v.object({ value: v.string(), label: v.string() });

/** An area or a bank of a list of the server. */
export const codeName = v.object({ code: v.string(), name: v.string() });

/** The `ret` of a call that returns nothing. */
export const nothing = v.object({});

/** The steps of an application, in their order. */
export const step = v.picklist(['basic', 'social', 'withdrawal', 'id_card', 'submit', 'done']);

/** The photos of an application, in the order in which they are taken. */
export const imageKind = v.picklist(['id_front', 'id_back', 'selfie']);

/** Reply of the calls that save a step. */
export const nextStep = v.object({ next_step: step });

/** The late-payment rates of what is late: once, for each day, and the most that both come to. */
export const penalty = v.object({
  once_rate: rate,
  daily_rate: v.optional(rate),
  max_rate: v.optional(rate),
});

/**
 * The agreement that was signed: the version of its text, and the SHA-256 of the text as it was shown, with
 * the loan's figures, in UTF-8; 64 lower-case hex digits.
 */
export const signedAgreement = v.object({
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** `Page<T>` of the contract. */
export function page<T extends v.GenericSchema>(item: T) {
  return v.object({ list: v.array(item), page: count, total: count });
}

/** The body of a call for a page; `page` counts from 1. */
export const pageRequest = v.object({ page: count, page_size: count });

export type Option = v.InferOutput<typeof option>;
export type CodeName = v.InferOutput<typeof codeName>;
export type Step = v.InferOutput<typeof step>;
export type SignedAgreement = v.InferOutput<typeof signedAgreement>;
export type NextStep = v.InferOutput<typeof nextStep>;
