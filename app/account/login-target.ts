import type { LoginType } from '@/lib/api/schemas/account';
import { parseEmail } from '@/lib/chile/email';
import { parsePhone } from '@/lib/chile/phone';
import { readValue, writeValue } from '@/lib/storage/values';

/** Where a code is sent: a phone as `+56912345678`, or an e-mail address in lower case. */
export type LoginTarget = { readonly type: LoginType; readonly to: string };

/** The target of the last code, which no address of the app holds; `null` if there is none of this kind. */
export function sentTarget(type: LoginType): LoginTarget | null {
  const to = readValue('luka_code_sent')?.to ?? '';
  const checked = type === 'phone' ? parsePhone(to) : parseEmail(to);
  return checked.ok ? { type, to: checked.value } : null;
}

/** Keeps how the user of this phone has logged in, for the log-in after a session that has expired. */
export function rememberLogin(target: LoginTarget): void {
  writeValue('luka_last_login', target);
}

/** How the user of this phone logged in last; `null` after a sign-out, and where the session ended behind the lock. */
export function lastLogin(): LoginTarget | null {
  return readValue('luka_last_login');
}
