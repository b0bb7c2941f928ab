import { config } from '@/lib/config';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue, writeValue } from '@/lib/storage/values';

/** Stores that a user has agreed to the texts of today. */
export function saveAgreedTexts(userId: string): void {
  const at = new Date(serverNow()).toISOString();
  writeValue(`luka_texts_${userId}`, { version: config.textsVersion, at });
}

/** The version of the texts that a user agreed to last, on this phone; `undefined` where it does not know of any. */
export function agreedTexts(userId: string): string | undefined {
  return readValue(`luka_texts_${userId}`)?.version;
}
