import type { Locale } from '@/lib/i18n/locale';

/** A piece of an amount: `point` is a thousands separator, which the design draws as a dot. */
export type MoneyPart = { readonly kind: 'digits' | 'point'; readonly text: string };

/** `always`: one decimal, `170,0 %`. `ifAny`: none for a round rate, `4 %`. */
export type PercentDecimals = 'always' | 'ifAny';

/** Rounded up, so that no cost looks lower than it is. */
const percent: Intl.NumberFormatOptions = {
  style: 'percent',
  maximumFractionDigits: 1,
  roundingMode: 'ceil',
  useGrouping: false,
};

const options: Record<'whole' | 'tenths' | PercentDecimals, Intl.NumberFormatOptions> = {
  // 'always', because Spanish has no separator in 1234 otherwise.
  whole: { maximumFractionDigits: 0, useGrouping: 'always' },
  tenths: { maximumFractionDigits: 1, useGrouping: 'always' },
  always: { ...percent, minimumFractionDigits: 1 },
  ifAny: percent,
};

const tags: Record<Locale, string> = { es: 'es-CL', en: 'en-GB', vi: 'vi' };

const formatters = new Map<string, Intl.NumberFormat>();

/** A whole number with thousands separators: `1.234` in Spanish and Vietnamese, `1,234` in English. */
export function formatNumber(value: number, locale: Locale): string {
  return format(value, locale, 'whole');
}

/**
 * Pesos: `$200.000` (es, vi), `$200,000` (en), without decimals; a minus sign goes before the currency,
 * `−$3.000`. Source: contract.md section 1.
 */
export function formatMoney(pesos: number, locale: Locale): string {
  return formatNumber(pesos, locale).replace(/^\u2212?/, '$&$$');
}

/** `formatMoney` in pieces, for the component that draws the separators: `$350`, `.`, `000`. */
export function formatMoneyParts(pesos: number, locale: Locale): MoneyPart[] {
  return formatMoney(pesos, locale)
    .split(/([.,])/)
    .map((text, index) => ({ kind: index % 2 === 1 ? 'point' : 'digits', text }));
}

/** A size in gigabytes (10⁹ bytes) with one decimal or none: 12500000000 is `12,5 GB`. */
export function formatGigabytes(bytes: number, locale: Locale): string {
  return `${format(bytes / 1e9, locale, 'tenths')}\u00a0GB`;
}

/** A rate as a percentage, with one decimal and never rounded down: 1.228 is `122,8 %`. Source: contract.md section 1. */
export function formatPercent(
  rate: number,
  locale: Locale,
  decimals: PercentDecimals = 'always',
): string {
  // Twelve digits: binary noise such as 0.30000000000000004 must not be rounded up.
  const text = format(Number(rate.toPrecision(12)), locale, decimals);
  // ICU versions differ in the space before the sign; Spanish has a non-breaking one.
  return text.replace(/\s?%/, locale === 'es' ? '\u00a0%' : '%');
}

function format(value: number, locale: Locale, kind: keyof typeof options): string {
  const key = `${locale} ${kind}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(tags[locale], {
      ...options[kind],
      // No sign for −0.
      signDisplay: 'negative',
    });
  formatters.set(key, formatter);
  return formatter.format(value).replace('-', '\u2212');
}
