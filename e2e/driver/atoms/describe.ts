import { isShown } from './shown';

/** What a person sees of the page now, for a message: its address and the ids within the screen. */
export function describeScreen(): { url: string; ids: string[] } {
  const ids = [...document.querySelectorAll('[id]')]
    .filter((element) => isShown(element) && isWithin(element.getBoundingClientRect()))
    .map((element) => element.id);
  return { url: window.location.href, ids };
}

function isWithin({ top, bottom, left, right }: DOMRect): boolean {
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}
