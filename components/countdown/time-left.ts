/** A span of time as a clock shows it. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/**
 * Splits milliseconds into days, hours, minutes and seconds. A begun second counts as whole, so that the
 * clock reaches zero exactly when the time is up; a time that is over is all zeros.
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
