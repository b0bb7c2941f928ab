import { isShown } from './shown';

/** What can be read of an element, as Selenium's atoms give it: nothing of what is hidden, no hard spaces. */
export function textOf(element: Element): string {
  if (!(element instanceof HTMLElement) || !isShown(element)) return '';
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden within it cannot be read.
  return element.innerText.replaceAll('\u00a0', ' ').trim();
}
