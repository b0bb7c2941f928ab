import type { AllowedUrl } from './allowed-url';

/**
 * True when the frame has left the framed page for one of the app's own, as a pay page does when it is
 * done. A page of another origin keeps its address to itself: then it has not returned.
 */
export function hasReturned(frame: HTMLIFrameElement, page: AllowedUrl): boolean {
  const address = addressOf(frame);
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, pathname } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return !page.own || pathname !== new URL(page.href).pathname;
}

function addressOf(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href;
  } catch {
    return undefined;
  }
}
