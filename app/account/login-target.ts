import type { LoginType } from '@/lib/api/schemas/account';
import { parseEmail } from '@/lib/chile/email';
import { parsePhone } from '@/lib/chile/phone';

/** Where a code is sent: a phone as `+56912345678`, or an e-mail address in lower case. */
export type LoginTarget = { readonly type: LoginType; readonly to: string };

/** The target as query parameters, not validated. */
type Query = { type?: LoginType; phone?: string; email?: string };

/** The target that a query names; `null` if it is not a valid phone or e-mail address. */
export function parseLoginTarget({
  type = 'phone',
  phone = '',
  email = '',
}: Query): LoginTarget | null {
  const checked = type === 'phone' ? parsePhone(phone) : parseEmail(email);
  return checked.ok ? { type, to: checked.value } : null;
}

/** The query parameters that name the target. */
export function loginTargetQuery({ type, to }: LoginTarget): Record<string, string> {
  return { type, [type]: to };
}
