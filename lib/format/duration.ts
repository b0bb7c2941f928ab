/** A duration in parts: `days` for a plural in the catalogue, `clock` as `hh:mm:ss`. */
export type DurationParts = { readonly days: number; readonly clock: string };

/**
 * Splits a duration in ms for a countdown. Fractions of a second are dropped; a negative duration is `0`
 * and `00:00:00`.
 */
export function formatDurationParts(ms: number): DurationParts {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  return {
    days: Math.floor(seconds / 86_400),
    clock: clock.map((part) => String(part).padStart(2, '0')).join(':'),
  };
}
