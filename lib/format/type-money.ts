import type { Locale } from '@/lib/i18n/locale';
import { formatNumber } from './number';
import { parseMoney } from './parse-money';

/** A typed amount with its digits grouped, to be read; other text as it is. */
export function groupMoney(text: string, locale: Locale): string {
  const amount = parseMoney(text);
  return amount === null ? text : formatNumber(amount, locale);
}

/**
 * What typing has made of the text of an amount: without its points where `before` was grouped, as one more digit in
 * it is no other amount's spelling.
 */
export function typedMoney(changed: string, before: string, locale: Locale): string {
  const amount = parseMoney(before);
  const isGrouped = amount !== null && amount > 999 && before === formatNumber(amount, locale);
  return isGrouped ? changed.replace(/[.,]/g, '') : changed;
}
