import { config } from '@/lib/config';

/** A session of the sandbox; `token` is empty for a guest. */
export type Session = { token: string; user_id: string; phone: string };

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
