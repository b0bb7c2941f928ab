import { revalidate } from '../cache';
import { type RequestOptions, request } from '../client';
import { sendOnceFor } from '../request-id';
import type { ApplicationReply } from '../schemas/application';

const sendOnce = sendOnceFor<ApplicationReply>('apply_info');

/**
 * Hands the application in, once: a double tap, or a retry after a dropped reply, hands in the same one
 * until something in it was saved anew. `loan/apply_info`.
 */
export async function submitApplication(options?: RequestOptions): Promise<ApplicationReply> {
  const answer = await sendOnce('', (request_id) =>
    request('loan/apply_info', { request_id }, options),
  );
  revalidate('app/home');
  return answer;
}
