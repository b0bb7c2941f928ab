import * as v from 'valibot';

/** An amount of money in whole Chilean pesos. */
export const pesos = v.pipe(v.number(), v.safeInteger());

/** A calendar date of the business zone, `YYYY-MM-DD`. */
export const calendarDate = v.pipe(v.string(), v.isoDate());

/** An instant, ISO 8601 with its offset. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/),
);

/** A count that cannot be negative: days, pages, items, seconds. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A rate as a fraction of one: 0.05 is 5%. */
export const rate = v.pipe(v.number(), v.finite(), v.minValue(0));

/** One choice of a list that the server owns; `label` is shown as it comes. */
export const option = v.object({ value: v.string(), label: v.string() });

/** One place or bank of a list that the server owns. */
export const codeName = v.object({ code: v.string(), name: v.string() });

/** What the server answers where there is nothing to tell. */
export const nothing = v.object({});

/** The steps of an application, in the order a person takes them. */
export const step = v.picklist(['basic', 'social', 'withdrawal', 'id_card', 'submit', 'done']);

/** Reply of every call that saves a step. */
export const nextStep = v.object({ next_step: step });

/** What being late costs: once, and for each day. */
export const penalty = v.object({ once_rate: rate, daily_rate: v.optional(rate) });

/** `Page<T>` of the contract. */
export function page<T extends v.GenericSchema>(item: T) {
  return v.object({ list: v.array(item), page: count, total: count });
}

/** How a page is asked for; `page` counts from 1. */
export const pageRequest = v.object({ page: count, page_size: count });

export type Option = v.InferOutput<typeof option>;
export type CodeName = v.InferOutput<typeof codeName>;
export type Step = v.InferOutput<typeof step>;
export type Penalty = v.InferOutput<typeof penalty>;
export type NextStep = v.InferOutput<typeof nextStep>;
export type PageRequest = v.InferOutput<typeof pageRequest>;
