import { sendMailCode, sendPhoneCode } from '@/lib/api/calls/account';
import { readValue, writeValue } from '@/lib/storage/values';
import type { LoginTarget } from './login-target';

/**
 * Has a code sent and keeps when, so that the wait for the next one survives a reload. Rejects with an
 * `ApiError`, as the calls do.
 */
export async function sendCode({ type, to }: LoginTarget): Promise<void> {
  const reply = await (type === 'phone' ? sendPhoneCode(to) : sendMailCode(to));
  writeValue('luka_code_sent', { to, at: Date.now(), resend_seconds: reply.resend_seconds });
}

/**
 * From when on another code may be asked for, in milliseconds since 1970; what has passed, 0 included,
 * means at once. A clock that was set back does not make the wait longer than it was.
 */
export function resendAt(to: string, now = Date.now()): number {
  const sent = readValue('luka_code_sent');
  if (sent?.to !== to) return 0;
  return Math.min(sent.at, now) + sent.resend_seconds * 1000;
}
