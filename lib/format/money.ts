import type { Locale } from '@/lib/i18n/locale';

/** One piece of an amount: `point` is a thousands separator, which the design draws as a disc. */
export type MoneyPart = { readonly kind: 'digits' | 'point'; readonly text: string };

const thousands: Record<Locale, string> = { es: '.', en: ',', vi: '.' };

/**
 * A whole number with its thousands apart: `1.234` in Spanish and Vietnamese, `1,234` in English.
 * By hand rather than by Intl, whose Spanish leaves `1234` together.
 */
export function formatNumber(value: number, locale: Locale): string {
  const whole = Math.round(value);
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, thousands[locale]);
  return whole < 0 ? `\u2212${digits}` : digits;
}

/**
 * Pesos as they are shown: `$200.000` (es, vi), `$200,000` (en), never decimals; a negative amount
 * has a minus sign before the currency, `−$3.000`. Source: contract.md section 1.
 */
export function formatMoney(pesos: number, locale: Locale): string {
  return formatNumber(pesos, locale).replace(/^\u2212?/, '$&$$');
}

/**
 * `formatMoney` in pieces, in reading order, for the component that draws the thousands point:
 * `$350`, `.`, `000`. Joined they are `formatMoney`.
 */
export function formatMoneyParts(pesos: number, locale: Locale): MoneyPart[] {
  return formatMoney(pesos, locale)
    .split(/([.,])/)
    .map((text) => ({ kind: text === thousands[locale] ? 'point' : 'digits', text }));
}
