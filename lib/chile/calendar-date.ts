/** A calendar date, `YYYY-MM-DD`, years 0001 to 9999, without time and zone. */
export type CalendarDate = string;

const dayMs = 86_400_000;

/** Whether `text` is an existing date: `2026-02-29` is not. */
export function isCalendarDate(text: string): text is CalendarDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(utcMs(text)) === text;
}

/** The date `days` later, or earlier if negative; independent of clock changes. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(utcMs(date) + days * dayMs);
}

/** Whole days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcMs(to) - utcMs(from)) / dayMs);
}

/** Midnight UTC of a date, in ms since 1970: for arithmetic and for formatters in UTC. */
export function utcMs(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateOf(ms: number): CalendarDate {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
