import type { Quote } from '@/lib/api/schemas/loan';

/** The days without interest that a quote's coupon adds to its term; 0 without such a coupon. */
export function freeDaysOf({ coupon }: Pick<Quote, 'coupon'>): number {
  return coupon?.kind === 'interest_free_days' ? coupon.value : 0;
}
