import type { Locale } from '@/lib/i18n/locale';
import type { AllowedUrl } from './allowed-url';

/** Marks the address that the sandbox's pay page goes to when it is done. */
const doneMark = 'done';

/**
 * What the frame is given to load. The app's own pay page is told the language, and to go back to
 * itself with a mark when it is done: the app has no business in the frame.
 */
export function frameSource({ href, own }: AllowedUrl, locale: Locale): string {
  if (!own) return href;
  const url = new URL(href);
  const done = new URL(href);
  done.searchParams.set(doneMark, '1');
  url.searchParams.set('lang', locale);
  url.searchParams.set('return', `${done.pathname}${done.search}`);
  return url.href;
}

/**
 * True when the framed page is done: it went to the mark, or to another page of the app's own. A page
 * of another origin keeps its address to itself: then it has not returned.
 */
export function hasReturned(frame: HTMLIFrameElement, page: AllowedUrl): boolean {
  const address = addressOf(frame);
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, pathname, searchParams } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return !page.own || searchParams.has(doneMark) || pathname !== new URL(page.href).pathname;
}

function addressOf(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href;
  } catch {
    return undefined;
  }
}
