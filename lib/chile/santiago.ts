import { type CalendarDate, utcMs } from './calendar-date';

/** An instant: a `Date`, milliseconds since 1970, or ISO 8601 text with its offset. */
export type Instant = Date | number | string;

/** The zone of the business day. Source: contract.md section 1. */
const businessZone = 'America/Santiago';

const minuteMs = 60_000;
const dayMs = 86_400_000;

let clock: Intl.DateTimeFormat | undefined;

/** Created with the first date: on a phone it takes longer than the rest of Home's code together. */
function santiagoClock(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: businessZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return clock;
}

/** The date in Santiago at `instant`. Throws RangeError for an invalid instant. */
export function calendarDateOf(instant: Instant): CalendarDate {
  return localText(instant).slice(0, 10);
}

/** The time in Santiago at `instant`, `HH:mm` from 00:00 to 23:59. */
export function clockTimeOf(instant: Instant): string {
  return localText(instant).slice(11, 16);
}

/**
 * The first instant of a date in Santiago: 00:00, except on the day summer time begins, when the clock
 * goes from 23:59:59 to 01:00 (2026-09-06).
 */
export function startOfDay(date: CalendarDate): Date {
  const midnight = utcMs(date);
  // The offsets before and after a clock change in the night; usually the same.
  const starts = [midnight - offsetMs(midnight), midnight - offsetMs(midnight + dayMs)];
  return new Date(Math.min(...starts.filter((ms) => calendarDateOf(ms) === date)));
}

/** An instant in the wire format: ISO 8601, whole seconds, offset of Santiago. */
export function toBusinessIso(instant: Instant): string {
  // Santiago is west of Greenwich: its offset is always negative.
  const behind = -offsetMs(toMs(instant)) / minuteMs;
  const pad = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${localText(instant)}-${pad(behind / 60)}:${pad(behind % 60)}`;
}

function toMs(instant: Instant): number {
  return typeof instant === 'string' ? Date.parse(instant) : Number(instant);
}

/** Santiago's offset to UTC in ms: negative, today -3 or -4 hours. */
function offsetMs(ms: number): number {
  const wholeSeconds = Math.floor(ms / 1000) * 1000;
  return Date.parse(`${localText(ms)}Z`) - wholeSeconds;
}

/** The local time in Santiago, `YYYY-MM-DDTHH:mm:ss`. */
function localText(instant: Instant): string {
  const part: Record<string, string> = {};
  for (const { type, value } of santiagoClock().formatToParts(toMs(instant))) part[type] = value;
  const { year, month, day, hour, minute, second } = part;
  return `${`000${year}`.slice(-4)}-${month}-${day}T${hour}:${minute}:${second}`;
}
