import { readValue, writeValue } from '@/lib/storage/values';

/** When a reply was written by the server's clock, and sent for and received by the device's. */
export type ReplyTimes = {
  /** The response's `Date` header; `null` if it cannot be read. */
  date: string | null;
  /** Milliseconds since 1970, before the request was sent. */
  sentAt: number;
  /** Milliseconds since 1970, when the response's headers were received. */
  receivedAt: number;
};

/** `Date` is in whole seconds, rounded down. */
const dateResolutionMs = 999;

/**
 * The current time in milliseconds since 1970, by the server's clock as far as it is known: the device's
 * clock may be wrong. Everything that is compared with the server's instants and dates uses it.
 */
export function serverNow(): number {
  return Date.now() + readOffset();
}

/**
 * Corrects the server's time by a reply. The server wrote it between `sentAt` and `receivedAt`, so a slow
 * reply leaves a wide range of offsets and a quick one a narrow range. An offset within the range stays:
 * noise changes nothing, and the quickest replies decide. A reply without a date changes nothing.
 */
export function learnServerTime({ date, sentAt, receivedAt }: ReplyTimes): void {
  const written = Date.parse(date ?? '');
  const lowest = written - receivedAt;
  const highest = written + dateResolutionMs - sentAt;
  // Also for an unreadable date, and for a device whose clock was set back in between.
  if (!(lowest <= highest)) return;
  const current = readOffset();
  const offset =
    [current, 0].find((known) => lowest <= known && known <= highest) ??
    Math.round((lowest + highest) / 2);
  if (offset !== current) writeValue('luka_clock_offset', offset);
}

function readOffset(): number {
  return readValue('luka_clock_offset') ?? 0;
}
