/** A duration in the units of the countdown. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/**
 * Splits milliseconds into days, hours, minutes and seconds. Seconds are rounded up, so that zero is shown
 * exactly at the end; a negative duration is zero.
 */
export function timeLeft(milliseconds: number): TimeLeft {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
