import type { Locale } from '@/lib/i18n/locale';
import { formatMoney } from './number';

/** `$500.000` or `$1,200,000` in a text of the server. */
const groupedMoney = /\$\d{1,3}(?:[.,]\d{3})+(?!\d)/g;

/**
 * `text` with its amounts grouped as `locale` does: the server writes Spanish and English only, and a
 * screen shows no two groupings. One that no number holds exactly stays as it is. Source: contract.md section 2.
 */
export function regroupMoney(text: string, locale: Locale): string {
  return text.replace(groupedMoney, (amount) => {
    const pesos = Number(amount.replace(/\D/g, ''));
    return Number.isSafeInteger(pesos) ? formatMoney(pesos, locale) : amount;
  });
}
