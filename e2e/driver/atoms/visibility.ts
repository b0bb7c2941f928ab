/**
 * Whether an element is displayed as Selenium's atoms define it: it or a descendant has a size, and neither it nor
 * an ancestor is hidden. Opacity does not count.
 */
export function isDisplayed(element: Element): boolean {
  const list = element.closest('option, optgroup') ? element.closest('select') : null;
  if (list) return isDisplayed(list);
  if (element instanceof HTMLInputElement && element.type === 'hidden') return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  return hasSize(element) || [...element.children].some((child) => isDisplayed(child));
}

/** The point at which an element is tapped: the centre of its first box. */
export function tapPoint(element: Element): { x: number; y: number } {
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * The element that covers another one's tap point, if any. Android sends its tap to the element whatever covers it;
 * a user could not.
 */
export function coveringElement(element: Element): Element | undefined {
  const { x, y } = tapPoint(element);
  const hit = document.elementFromPoint(x, y);
  if (!hit || element.contains(hit)) return undefined;
  // The label of a field may be drawn over it.
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
  for (const label of labels) if (label.contains(hit)) return undefined;
  return hit;
}

/** How an element is named in a message. */
export function describeElement(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `<${element.localName}${id || classes}>`;
}

/** The address of the page and the ids in the window, for a message. */
export function describeScreen(): { url: string; ids: string[] } {
  const ids = [...document.querySelectorAll('[id]')]
    .filter((element) => isDisplayed(element) && isInWindow(element.getBoundingClientRect()))
    .map((element) => element.id);
  return { url: window.location.href, ids };
}

function isInWindow({ top, bottom, left, right }: DOMRect): boolean {
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

function hasSize(element: Element): boolean {
  return [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
}
