const pattern = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

const unitMs = [604_800_000, 86_400_000, 3_600_000, 60_000, 1000] as const;

/**
 * Milliseconds of an ISO 8601 duration in weeks, days, hours, minutes and seconds, such as
 * `P6DT23H59M59S`; a leading minus makes it negative. `null` for other text: months and years have no
 * fixed length.
 */
export function parseDuration(text: string): number | null {
  const match = pattern.exec(text);
  if (!match || /[PT]$/.test(text)) return null;
  const amounts = match.slice(2);
  const total = unitMs.reduce((sum, ms, at) => sum + Number(amounts[at] ?? 0) * ms, 0);
  return match[1] ? -total : total;
}
