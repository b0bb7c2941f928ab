import { serverNow } from '@/lib/server-time/server-time';
import { readValue, writeValue } from '@/lib/storage/values';

/** The day of the terms and the privacy policy in `locales/long`: a new one is agreed to again. */
export const textsVersion = '2026-11-27';

/** Stores that a user has agreed to the texts of today. */
export function saveAgreedTexts(userId: string): void {
  const at = new Date(serverNow()).toISOString();
  writeValue(`luka_texts_${userId}`, { version: textsVersion, at });
}

/**
 * The version of the texts that a user agreed to last, on this phone; today's of one who has never been asked since
 * their log-in, which agreed to them.
 */
export function agreedTexts(userId: string): string {
  return readValue(`luka_texts_${userId}`)?.version ?? textsVersion;
}
