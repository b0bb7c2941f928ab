'use client';
import { useLocale } from 'next-intl';
import { formatNationalPhone, formatPhone } from '@/lib/chile/phone';
import { formatRun } from '@/lib/chile/run';
import type { Instant } from '@/lib/chile/santiago';
import type { Locale } from '@/lib/i18n/locale';
import { type DateStyle, formatDate, formatDateTime } from './date';
import { formatDurationParts } from './duration';
import { formatMoney, formatMoneyParts, formatNumber } from './money';
import { formatPercent, type PercentDecimals } from './percent';

/** The formatters of `lib/format` and `lib/chile` in one language. */
export type Format = ReturnType<typeof formatIn>;

const formats: Record<Locale, Format> = {
  es: formatIn('es'),
  en: formatIn('en'),
  vi: formatIn('vi'),
};

/**
 * The formatters in the language on screen: `const format = useFormat(); format.money(200000)`.
 * The same object as long as the language stays, so that it may stand among an effect's inputs.
 */
export function useFormat(): Format {
  return formats[useLocale()];
}

function formatIn(locale: Locale) {
  return {
    locale,
    number: (value: number) => formatNumber(value, locale),
    money: (pesos: number) => formatMoney(pesos, locale),
    moneyParts: (pesos: number) => formatMoneyParts(pesos, locale),
    percent: (rate: number, decimals?: PercentDecimals) => formatPercent(rate, locale, decimals),
    date: (value: Instant, style?: DateStyle) => formatDate(value, locale, style),
    dateTime: (instant: Instant) => formatDateTime(instant, locale),
    duration: formatDurationParts,
    /** A number that is one: it breaks over no two lines. */
    phone: (text: string) => formatPhone(text).replaceAll(' ', '\u00a0'),
    nationalPhone: formatNationalPhone,
    run: formatRun,
  };
}
