import { refusalRetryDays } from './constants';

/**
 * From when one may apply again after a refusal: 14 days of elapsed time later (`retry_at` of the
 * contract). Source: product.md sections 4 and 9, contract.md section 2.
 */
export function retryAt(refusedAt: Date): Date {
  return new Date(refusedAt.getTime() + refusalRetryDays * 86_400_000);
}

/** Whether one may apply again at `now`. */
export function canRetry(refusedAt: Date, now: Date): boolean {
  return now.getTime() >= retryAt(refusedAt).getTime();
}
