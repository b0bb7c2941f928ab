import { formatHash, parseHash, type Target } from '@/lib/router/target';

/** A place as the text that is kept over a log-in: path and query, from the first slash on. */
export function pathOf(target: Target): string {
  return formatHash(target).slice(1);
}

/** The place that such a text names. */
export function targetOf(path: string): Target {
  return parseHash(path);
}
