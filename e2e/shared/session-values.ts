import { config } from '@/lib/config';
import type { Session } from './sandbox-client';

/** What a log-in stores, by key: the session, and that the texts of today were agreed to; nothing of a guest. */
export function sessionValues({ token, user_id, phone }: Session): Record<string, string> {
  if (!token) return {};
  const agreed = { version: config.textsVersion, at: '2026-11-27T12:00:00Z' };
  return {
    uni_token: token,
    user_id,
    phone,
    [`luka_texts_${user_id}`]: JSON.stringify(agreed),
  };
}
