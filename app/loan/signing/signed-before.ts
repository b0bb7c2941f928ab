import type { Home } from '@/lib/api/schemas/home';
import { readValue, writeValue } from '@/lib/storage/values';

/**
 * Whether the person has signed a loan electronically before, which allows signing by one tap
 * (contract.md section 5): noted on this device, or seen by the loan that was paid back. The server
 * has the last word: it asks for a signature where it has none.
 */
export function hasSignedBefore({ state }: Pick<Home, 'state'>): boolean {
  return state === 'cleared' || readValue(markOf()) === true;
}

/** Notes that the person who is logged in has signed. */
export function markSigned(): void {
  writeValue(markOf(), true);
}

function markOf(): `luka_signed_${string}` {
  return `luka_signed_${readValue('user_id')}`;
}
