import { forgetRequestId } from '@/lib/api/request-id';
import { readValue } from '@/lib/storage/values';

/**
 * True where a signature for these terms went out and no answer came back: it may have been taken. Sent
 * again it is the same wish, and granted once (contract.md section 2, `request_id`).
 */
export function isUnanswered(previewId: string): boolean {
  return readValue(`luka_request_${readValue('user_id')}_apply`)?.subject === previewId;
}

/** The answer was found elsewhere: the loan is there. */
export function settleUnanswered(): void {
  forgetRequestId('apply');
}
