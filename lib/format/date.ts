import { type CalendarDate, isCalendarDate, utcMs } from '@/lib/chile/calendar-date';
import { calendarDateOf, clockTimeOf, type Instant } from '@/lib/chile/santiago';
import type { Locale } from '@/lib/i18n/locale';

/** `short` 20 dic, `medium` 20 dic 2026, `day` 20 de diciembre, `long` with its year, `weekday` domingo 20 de diciembre. */
export type DateStyle = 'short' | 'medium' | 'day' | 'long' | 'weekday';

/** British English: the day comes first, as in Chile. */
const tags: Record<Locale, string> = { es: 'es-CL', en: 'en-GB', vi: 'vi' };

const fields: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** Vietnamese has no short month names: ICU's "20 thg 12" is uncommon, 20/12 is usual. */
const vietnameseFields: Partial<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'numeric' },
  medium: { day: 'numeric', month: 'numeric', year: 'numeric' },
};

/** The only space of a long date where a line may break; its other spaces are non-breaking. */
const breaks: Partial<Record<DateStyle, RegExp>> = {
  long: / (?=(?:de |năm )?\d{4}$)/,
  weekday: / (?=(?:ngày )?\d)/,
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a calendar date, or the date of an instant in Santiago; independent of the device's time zone.
 * Other text is returned unchanged, so that one malformed date does not break a screen. No line breaks
 * between day and month.
 */
export function formatDate(
  value: CalendarDate | Instant,
  locale: Locale,
  style: DateStyle = 'medium',
): string {
  const date = toCalendarDate(value);
  if (date === null) return String(value);
  const text = withLocalSpelling(formatterOf(locale, style).format(utcMs(date)), locale, style);
  const gap = breaks[style];
  const at = gap ? text.search(gap) : -1;
  const joined = text.replaceAll(' ', '\u00a0');
  return at < 0 ? joined : `${joined.slice(0, at)} ${joined.slice(at + 1)}`;
}

/** Date and time of an instant in Santiago, 24 hours: `20 nov 2026, 14:05`; the time comes first in vi. */
export function formatDateTime(instant: Instant, locale: Locale, style?: DateStyle): string {
  if (Number.isNaN(new Date(instant).getTime())) return String(instant);
  const date = formatDate(new Date(instant), locale, style);
  const time = clockTimeOf(instant);
  return locale === 'vi' ? `${time}, ${date}` : `${date}, ${time}`;
}

/** Corrects ICU: Spanish has no comma here, Vietnamese has the words for day and year. */
function withLocalSpelling(text: string, locale: Locale, style: DateStyle): string {
  if (locale === 'es' && style === 'weekday') return text.replace(', ', ' ');
  if (locale !== 'vi') return text;
  if (style === 'long') return text.replace(', ', ' năm ');
  return style === 'weekday' ? text.replace('Thứ', 'thứ').replace(', ', ', ngày ') : text;
}

function toCalendarDate(value: CalendarDate | Instant): CalendarDate | null {
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  return Number.isNaN(new Date(value).getTime()) ? null : calendarDateOf(value);
}

/** Cached: creating a formatter takes milliseconds on a phone, and a list has hundreds of dates. */
function formatterOf(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const own = locale === 'vi' ? vietnameseFields[style] : undefined;
  const formatter = new Intl.DateTimeFormat(tags[locale], {
    ...(own ?? fields[style]),
    calendar: 'gregory',
    // The value is midnight UTC of the date: in another zone it could be another day.
    timeZone: 'UTC',
  });
  formatters.set(key, formatter);
  return formatter;
}
