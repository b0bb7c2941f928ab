import { revalidate } from '../cache';
import { type RequestOptions, request } from '../client';
import { sendOnceFor } from '../request-id';
import type { ApplyReply, ApplyRequest, Preview, PreviewRequest } from '../schemas/loan';

const sendOnce = sendOnceFor<ApplyReply>('apply');

/** Reads every cost of one choice; `null` where the product does not have the term. `loan/preview`. */
export function previewLoan(
  choice: PreviewRequest,
  options?: RequestOptions,
): Promise<Preview | null> {
  return request('loan/preview', choice, options);
}

/**
 * Takes the loan of a preview, once: a double tap, or a retry after a dropped reply or a reload, answers
 * the same order. `loan/apply`.
 */
export async function applyForLoan(
  agreement: Omit<ApplyRequest, 'request_id'>,
  options?: RequestOptions,
): Promise<ApplyReply> {
  const answer = await sendOnce(agreement.preview_id, (request_id) =>
    request('loan/apply', { ...agreement, request_id }, options),
  );
  revalidate('app/home', 'app/get_product_list', 'coupon/my_coupon', 'user/get_processing_order');
  return answer;
}
