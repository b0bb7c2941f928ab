/**
 * Whether an element is shown as Selenium's atoms mean it: it has a size, or something in it has, and neither
 * it nor what it lies in is hidden. Opacity does not matter.
 */
export function isShown(element: Element): boolean {
  const list = element.closest('option, optgroup') ? element.closest('select') : null;
  if (list) return isShown(list);
  if (element instanceof HTMLInputElement && element.type === 'hidden') return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  return hasSize(element) || [...element.children].some((child) => isShown(child));
}

/** Where a finger goes that taps an element: the middle of its first piece. */
export function middleOf(element: Element): { x: number; y: number } {
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * What lies over an element where it would be tapped; `undefined` where nothing does. Stricter than Android,
 * which sends its tap to the element whatever is above: a person could not.
 */
export function coverOf(element: Element): Element | undefined {
  const { x, y } = middleOf(element);
  const hit = document.elementFromPoint(x, y);
  if (!hit || element.contains(hit)) return undefined;
  // A field may be drawn by its label, and be in it.
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
  for (const label of labels) if (label.contains(hit)) return undefined;
  return hit;
}

/** How an element is called in a message. */
export function nameOf(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `<${element.localName}${id || classes}>`;
}

function hasSize(element: Element): boolean {
  return [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
}
