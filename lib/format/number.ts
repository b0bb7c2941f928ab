import type { Locale } from '@/lib/i18n/locale';

/** A piece of an amount: `point` is a thousands separator, which the design draws as a dot. */
export type MoneyPart = { readonly kind: 'digits' | 'point'; readonly text: string };

/** `always`: one decimal, `170,0 %`. `ifAny`: none for a round rate, `4 %`. */
export type PercentDecimals = 'always' | 'ifAny';

const separators: Record<Locale, { thousands: string; decimals: string }> = {
  es: { thousands: '.', decimals: ',' },
  en: { thousands: ',', decimals: '.' },
  vi: { thousands: '.', decimals: ',' },
};

/** A whole number with thousands separators: `1.234` in Spanish and Vietnamese, `1,234` in English. */
export function formatNumber(value: number, locale: Locale): string {
  return groupDigits(format(Math.sign(value) * Math.round(Math.abs(value)), locale), locale);
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
  return `${groupDigits(format(Math.round(bytes / 1e8) / 10, locale), locale)}\u00a0GB`;
}

/** A rate as a percentage, with one decimal and never rounded down: 1.228 is `122,8 %`. Source: contract.md section 1. */
export function formatPercent(
  rate: number,
  locale: Locale,
  decimals: PercentDecimals = 'always',
): string {
  // Twelve digits: binary noise such as 0.30000000000000004 must not be rounded up.
  const percent = Math.ceil(Number((rate * 1000).toPrecision(12))) / 10;
  const text = groupDigits(format(percent, locale, decimals === 'always' ? 1 : 0), locale);
  return locale === 'es' ? `${text}\u00a0%` : `${text}%`;
}

/**
 * A number that has one decimal at most, with `minDecimals` at least, not grouped. Without `Intl.NumberFormat`: the
 * first one of a process takes a phone about 100 ms, which Home would spend before it is interactive.
 */
function format(value: number, locale: Locale, minDecimals: 0 | 1 = 0): string {
  const digits = Math.abs(value).toFixed(Number.isInteger(value) ? minDecimals : 1);
  return (value < 0 ? '\u2212' : '') + digits.replace('.', separators[locale].decimals);
}

/** The first digits of a text with thousands separators; zeros before them stay. */
export function groupDigits(text: string, locale: Locale): string {
  return text.replace(/\d+/, (whole) =>
    whole.replace(/\B(?=(\d{3})+$)/g, separators[locale].thousands),
  );
}
