/** The bytes of a file that were asked for, both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header for a file of `size` bytes. `whole` where there is none, or several (a server
 * may answer those in full, RFC 9110 section 14.2); `unsatisfiable` where it lies outside the file.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
