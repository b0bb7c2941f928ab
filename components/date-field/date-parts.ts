import { plainText } from '@/lib/text/plain-text';

/** The text of the three inputs, digits or not. */
export type DateParts = { day: string; month: string; year: string };

/** Splits `YYYY-MM-DD`, or an incomplete date, into its parts. */
export function toParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/**
 * Joins three parts: `YYYY-MM-DD` with leading zeros once all are numbers, `''` while all are empty, else
 * the typed text with dashes, which is not a valid date and which {@link toParts} splits again.
 */
export function fromParts(parts: DateParts): string {
  const day = plainText(parts.day);
  const month = plainText(parts.month);
  const year = plainText(parts.year);
  if (!day && !month && !year) return '';
  const whole = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day);
  if (!whole) return [year, month, day].join('-');
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/**
 * Parses a pasted date: day first as is usual in Chile (`14-03-1994`, `14/3/1994`, `14.3.1994`), or
 * `1994-03-14`. `null` for anything else.
 */
export function partsOfText(text: string): DateParts | null {
  const [first = '', month = '', last = '', ...rest] = plainText(text).split(/[-/.\s]+/);
  if (rest.length > 0 || !/^\d{1,2}$/.test(month)) return null;
  if (/^\d{1,2}$/.test(first) && /^\d{4}$/.test(last)) return { day: first, month, year: last };
  if (/^\d{4}$/.test(first) && /^\d{1,2}$/.test(last)) return { day: last, month, year: first };
  return null;
}
