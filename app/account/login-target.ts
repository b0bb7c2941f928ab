import type { LoginType } from '@/lib/api/schemas/account';
import { parseEmail } from '@/lib/chile/email';
import { parsePhone } from '@/lib/chile/phone';

/** Whom a code goes to: a phone as `+56912345678`, or an e-mail address in lower case. */
export type LoginTarget = { readonly type: LoginType; readonly to: string };

/** What an address may say of it; anything may stand in an address. */
type Asked = { type?: LoginType; phone?: string; email?: string };

/** The target that an address names; `null` where it names none that a code could be sent to. */
export function loginTargetOf({
  type = 'phone',
  phone = '',
  email = '',
}: Asked): LoginTarget | null {
  const checked = type === 'phone' ? parsePhone(phone) : parseEmail(email);
  return checked.ok ? { type, to: checked.value } : null;
}

/** The query of an address that names the target. */
export function queryOfTarget({ type, to }: LoginTarget): Record<string, string> {
  return { type, [type]: to };
}
