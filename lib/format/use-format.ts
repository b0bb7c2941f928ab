'use client';
import { useLocale } from 'next-intl';
import { formatNationalPhone, formatPhone } from '@/lib/chile/phone';
import { formatRun } from '@/lib/chile/run';
import type { Instant } from '@/lib/chile/santiago';
import type { Locale } from '@/lib/i18n/locale';
import { type DateStyle, formatDate, formatDateTime } from './date';
import { formatDurationParts } from './duration';
import {
  formatMoney,
  formatMoneyParts,
  formatNumber,
  formatPercent,
  type PercentDecimals,
} from './number';

/** The formatters of `lib/format` and `lib/chile` for one language. */
export type Format = ReturnType<typeof formatIn>;

const formats: Record<Locale, Format> = {
  es: formatIn('es'),
  en: formatIn('en'),
  vi: formatIn('vi'),
};

/**
 * The formatters for the current language: `const format = useFormat(); format.money(200000)`. The object is
 * stable until the language changes, so it may be a dependency of an effect. `locale` asks for another language.
 */
export function useFormat(locale?: Locale): Format {
  const current = useLocale();
  return formats[locale ?? current];
}

function formatIn(locale: Locale) {
  return {
    locale,
    number: (value: number) => formatNumber(value, locale),
    money: (pesos: number) => formatMoney(pesos, locale),
    moneyParts: (pesos: number) => formatMoneyParts(pesos, locale),
    percent: (rate: number, decimals?: PercentDecimals) => formatPercent(rate, locale, decimals),
    date: (value: Instant, style?: DateStyle) => formatDate(value, locale, style),
    dateTime: (instant: Instant, style?: DateStyle) => formatDateTime(instant, locale, style),
    duration: formatDurationParts,
    /** With non-breaking spaces, so that a number is never broken across lines. */
    phone: (text: string) => formatPhone(text).replaceAll(' ', '\u00a0'),
    nationalPhone: formatNationalPhone,
    run: formatRun,
  };
}
