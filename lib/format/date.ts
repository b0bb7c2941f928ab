import { type CalendarDate, isCalendarDate, utcMs } from '@/lib/chile/calendar-date';
import { calendarDateOf, clockTimeOf, type Instant } from '@/lib/chile/santiago';
import type { Locale } from '@/lib/i18n/locale';

/** `short` 20 dic, `medium` 20 dic 2026, `long` 20 de diciembre de 2026, `weekday` domingo 20 de diciembre. */
export type DateStyle = 'short' | 'medium' | 'long' | 'weekday';

/** British English: the day comes first, as everyone in Chile reads a date. */
const tags: Record<Locale, string> = { es: 'es-CL', en: 'en-GB', vi: 'vi' };

const fields: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** Vietnamese has no short names of months: "20 thg 12" is a makeshift, 20/12 is what people write. */
const vietnameseFields: Partial<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'numeric' },
  medium: { day: 'numeric', month: 'numeric', year: 'numeric' },
};

/** The one space of a date in words where a line may break; its other spaces hold it together. */
const breaks: Partial<Record<DateStyle, RegExp>> = {
  long: / (?=(?:de |năm )?\d{4}$)/,
  weekday: / (?=(?:ngày )?\d)/,
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A date as it is shown. A calendar date stays the day it is, wherever the device stands; an
 * instant is the day it was in Santiago. Text that is neither comes back as it is, since a screen
 * with one odd date is better than none. No line breaks between a day and its month.
 */
export function formatDate(
  value: CalendarDate | Instant,
  locale: Locale,
  style: DateStyle = 'medium',
): string {
  const date = toCalendarDate(value);
  if (date === null) return String(value);
  const text = asWritten(formatterOf(locale, style).format(utcMs(date)), locale, style);
  const gap = breaks[style];
  const at = gap ? text.search(gap) : -1;
  const held = text.replaceAll(' ', '\u00a0');
  return at < 0 ? held : `${held.slice(0, at)} ${held.slice(at + 1)}`;
}

/** An instant's day and time in Santiago, 24 hours: `20 nov 2026, 14:05`; vi has the time first. */
export function formatDateTime(instant: Instant, locale: Locale): string {
  if (Number.isNaN(new Date(instant).getTime())) return String(instant);
  const date = formatDate(new Date(instant), locale);
  const time = clockTimeOf(instant);
  return locale === 'vi' ? `${time}, ${date}` : `${date}, ${time}`;
}

/** What Intl does not know: Spanish has no comma here, Vietnamese names day and year. */
function asWritten(text: string, locale: Locale, style: DateStyle): string {
  if (locale === 'es' && style === 'weekday') return text.replace(', ', ' ');
  if (locale !== 'vi') return text;
  if (style === 'long') return text.replace(', ', ' năm ');
  return style === 'weekday' ? text.replace('Thứ', 'thứ').replace(', ', ', ngày ') : text;
}

function toCalendarDate(value: CalendarDate | Instant): CalendarDate | null {
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  return Number.isNaN(new Date(value).getTime()) ? null : calendarDateOf(value);
}

/** Building a formatter costs a phone milliseconds, a list has hundreds of dates: built once. */
function formatterOf(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known = formatters.get(key);
  if (known) return known;
  const own = locale === 'vi' ? vietnameseFields[style] : undefined;
  const made = new Intl.DateTimeFormat(tags[locale], {
    ...(own ?? fields[style]),
    calendar: 'gregory',
    // The date's midnight UTC, formatted in UTC: no zone can shift it by a day.
    timeZone: 'UTC',
  });
  formatters.set(key, made);
  return made;
}
