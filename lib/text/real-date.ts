const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Whether a text is a calendar date that exists, `YYYY-MM-DD`: not 30 February, nor the zero dates of databases and
 * languages (`0000-00-00`, `0001-01-01`), which stand for no date.
 */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  // A day that does not exist becomes one of the next month, a year below 100 one of the last century.
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.toISOString().startsWith(text);
}

/** Whether a text is an instant that exists, ISO 8601 with its offset: of a real date, and a time below 24:00. */
export function isRealInstant(text: string): boolean {
  if (!instantShape.test(text) || !isRealDate(text.slice(0, 10))) return false;
  return text.slice(11, 13) !== '24' && !Number.isNaN(Date.parse(text));
}
