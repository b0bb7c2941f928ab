import { request } from '@/lib/api/client';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue, writeValue } from '@/lib/storage/values';
import type { LoginTarget } from './login-target';

/**
 * Requests a code and stores when, so that the resend countdown survives a reload. Rejects with an
 * `ApiError`.
 */
export async function sendCode({ type, to }: LoginTarget): Promise<void> {
  const reply = await (type === 'phone'
    ? request('user/get_code', { phone: to })
    : request('user/get_mail_code', { email: to }));
  writeValue('luka_code_sent', { to, at: serverNow(), resend_seconds: reply.resend_seconds });
}

/**
 * The earliest time to request another code, in milliseconds since 1970; 0 if none was sent to this
 * address. Setting the clock back does not make the wait longer.
 */
export function resendAt(to: string, now = serverNow()): number {
  const sent = readValue('luka_code_sent');
  if (sent?.to !== to) return 0;
  return Math.min(sent.at, now) + sent.resend_seconds * 1000;
}
