/** A date as it is typed: digits or whatever else stands in the three inputs. */
export type DateParts = { day: string; month: string; year: string };

/** `YYYY-MM-DD`, or half of it, in its three parts. */
export function toParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/**
 * The value for three parts: `YYYY-MM-DD` with its zeros as soon as they are numbers, `''` while all
 * are empty, else what was typed with dashes between, which no check takes for a date and
 * {@link toParts} reads back.
 */
export function fromParts({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return '';
  const whole = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day);
  if (!whole) return [year, month, day].join('-');
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/**
 * A whole date that was pasted: day first as it is written in Chile (`14-03-1994`, `14/3/1994`,
 * `14.3.1994`), or `1994-03-14`. `null` for anything else.
 */
export function partsOfText(text: string): DateParts | null {
  const [first = '', month = '', last = '', ...rest] = text
    .normalize('NFKC')
    .trim()
    .split(/[-/.\s]+/);
  if (rest.length > 0 || !/^\d{1,2}$/.test(month)) return null;
  if (/^\d{1,2}$/.test(first) && /^\d{4}$/.test(last)) return { day: first, month, year: last };
  if (/^\d{4}$/.test(first) && /^\d{1,2}$/.test(last)) return { day: last, month, year: first };
  return null;
}
