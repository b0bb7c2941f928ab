import * as v from 'valibot';
import { logins } from './account';
import { hasRange, imageKind, instant, penalty, pesos, shownId, step, terms } from './basics';
import { accountState, order } from './order';

/** `Quota` of the contract; available is `total - used - frozen`. */
export const quota = v.object({ total: pesos, used: pesos, frozen: pesos });

/** `Review` of the contract: the progress of the application. */
export const review = v.object({
  submitted_at: instant,
  decided_at: v.optional(instant),
  valid_until: v.optional(instant),
  retry_at: v.optional(instant),
  reason: v.optional(v.string()),
  /** Names `reason` for the page, which has its own words for those it knows. */
  reason_code: v.optional(v.string()),
  /** The result of the assessment, which a refusal has to say unasked (Ley 19.496 art. 17 N): what it looked at. */
  assessment: v.optional(v.array(v.object({ code: v.string(), text: v.string() }))),
  fix: v.optional(v.array(step)),
  /** The photos to take again; the others are fine. */
  fix_photos: v.optional(v.array(imageKind)),
});

const notice = v.object({ id: v.string(), title: v.string(), text: v.string() });

/**
 * Whom a server gives no loan: apps whose version code is less than `min_version_code`, or while it is `paused`, all.
 * `update_url` is where the new version is; `until` is when the pause ends, if that is known.
 */
const service = v.object({
  min_version_code: v.optional(v.pipe(v.number(), v.safeInteger())),
  update_url: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  paused: v.optional(v.boolean()),
  until: v.optional(instant),
});

/** Reply of `app/home`. */
export const home = v.object({
  state: accountState,
  user: v.optional(v.object({ first_name: v.string() })),
  teaser: v.pipe(
    v.object({ min_amount: pesos, max_amount: pesos, terms }),
    v.check((teaser) => hasRange(teaser), 'min_amount up to max_amount'),
  ),
  /** Absent for a guest, and of a server to which no second login can be added. */
  logins: v.optional(logins),
  quota: v.optional(quota),
  next_step: v.optional(step),
  review: v.optional(review),
  order: v.optional(order),
  /** The loan that its user has cancelled of late, before its money was sent. */
  cancelled: v.optional(v.object({ order_no: shownId, amount: pesos, cancelled_at: instant })),
  /** What was paid too much and is not yet returned, of any loan; absent, only that of `order` is known. */
  overpaid: v.optional(v.array(v.object({ order_no: shownId, amount: pesos }))),
  penalty,
  notices: v.array(notice),
  service: v.optional(service),
});

/** One item of `app/get_app_list`. */
export const partnerApp = v.object({
  id: v.string(),
  name: v.string(),
  text: v.string(),
  /** A `data:` URI: another address would send a request to the partner's server, and is not shown. */
  icon: v.optional(v.string()),
  url: v.string(),
});

export type Quota = v.InferOutput<typeof quota>;
export type Review = v.InferOutput<typeof review>;
export type Home = v.InferOutput<typeof home>;
export type PartnerApp = v.InferOutput<typeof partnerApp>;
