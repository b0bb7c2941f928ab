import type { Terms } from './use-preview';

/** Terms last minutes; a longer time left, or none, means that the phone's clock is wrong. */
const longestMs = 3_600_000;

/**
 * Until when terms stand, in milliseconds since 1970 by the phone's clock; `null` where its clock is so
 * wrong that it cannot say (fresh terms would be over, or stand for hours). The server's word
 * decides in any case: it refuses what has run out.
 */
export function deadlineOf({ preview, at }: Pick<Terms, 'preview' | 'at'>): number | null {
  const end = Date.parse(preview.expires_at);
  return end > at && end - at <= longestMs ? end : null;
}

/** True for terms that have run out by a clock that can say so. */
export function areOver(terms: Pick<Terms, 'preview' | 'at'>, now = Date.now()): boolean {
  const deadline = deadlineOf(terms);
  return deadline !== null && now >= deadline;
}
