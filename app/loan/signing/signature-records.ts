import { forgetRequest, hasUnanswered } from '@/lib/api/request-id';
import type { Home } from '@/lib/api/schemas/home';
import { readValue, writeValue } from '@/lib/storage/values';

/**
 * Whether the user has signed a loan electronically before, which allows to sign without
 * drawing (contract.md section 5): stored on this device, or known because a loan was repaid. The server
 * decides: it asks for a signature if it has none.
 */
export function hasSignedBefore({ state }: Pick<Home, 'state'>): boolean {
  return state === 'cleared' || readValue(signedKey()) === true;
}

/** Stores that the logged-in user has signed. */
export function markSigned(): void {
  writeValue(signedKey(), true);
}

/**
 * True if a signature for this quote was sent and its response was lost: the loan may have been taken.
 * A retry reuses the request id, so that it takes one loan (contract.md section 2, `request_id`).
 */
export function hasPendingSignature(previewId: string): boolean {
  return hasUnanswered('apply', previewId);
}

/** Removes the pending signature: its loan was found by other means. */
export function clearPendingSignature(previewId: string): void {
  forgetRequest('apply', previewId);
}

function signedKey(): `luka_signed_${string}` {
  return `luka_signed_${readValue('user_id')}`;
}
