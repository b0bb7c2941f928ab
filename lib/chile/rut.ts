import { plainText, withoutSeparators } from '@/lib/text/plain-text';

/**
 * A RUT as banks' forms take it: `76543210-3`, without points, check digit in upper case. A text that is no RUT is
 * returned as it is, trimmed; the check digit is not checked.
 */
export function plainRut(rut: string): string {
  const compact = withoutSeparators(rut).toUpperCase();
  return /^\d{7,8}[\dK]$/.test(compact)
    ? `${compact.slice(0, -1)}-${compact.slice(-1)}`
    : plainText(rut);
}
