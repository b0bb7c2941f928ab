import type { Locale } from '@/lib/i18n/locale';

/** `always`: one decimal, `170,0 %`. `ifAny`: none for a round rate, `4 %`. */
export type PercentDecimals = 'always' | 'ifAny';

const decimalPoint: Record<Locale, string> = { es: ',', en: '.', vi: ',' };

/** Spanish sets the sign apart, by a space that never breaks the line. */
const beforeSign: Record<Locale, string> = { es: '\u00a0', en: '', vi: '' };

/**
 * A rate as a percentage: 1.228 is `122,8 %`. One decimal, never rounded down, so that no cost
 * looks lower than it is; `ifAny` leaves a zero decimal out, for rates such as the penalty's.
 * Source: contract.md section 1.
 */
export function formatPercent(
  rate: number,
  locale: Locale,
  decimals: PercentDecimals = 'always',
): string {
  // Twelve digits are what a rate can mean; beyond is the noise of binary fractions, which would
  // lift 110 % (1100.0000000000002 tenths) to 110.1 %.
  const tenths = Math.ceil(Number((rate * 1000).toPrecision(12)));
  const whole = Math.trunc(Math.abs(tenths) / 10);
  const decimal = Math.abs(tenths) % 10;
  const hasDecimal = decimals === 'always' || decimal !== 0;
  const sign = tenths < 0 ? '\u2212' : '';
  const fraction = hasDecimal ? `${decimalPoint[locale]}${decimal}` : '';
  return `${sign}${whole}${fraction}${beforeSign[locale]}%`;
}
