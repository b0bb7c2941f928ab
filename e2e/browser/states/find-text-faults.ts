/** The parameters of the check of texts. */
export type TextLimits = {
  /** Of the window, px. */
  width: number;
  /** The first names of the catalogue's keys: `getCode`, `apiErrors`. */
  namespaces: readonly string[];
};

/**
 * Runs in the page, on its own: texts that are cut off or outside of their box or the window, and keys of the
 * catalogue in place of texts.
 */
export function findTextFaults({ width, namespaces }: TextLimits): string[] {
  /** Px, for rounding, italics and the side bearings of letters. */
  const tolerance = 1.5;
  const key = new RegExp(`\\b(${namespaces.join('|')})\\.[a-z]\\w*(\\.\\w+)*\\b`);
  const faults = new Set<string>();

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}.${element.getAttribute('class') ?? ''}`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** The styles that are read for each text of an element and its ancestors. */
  const styles = new Map<Element, { display: string; x: string; y: string; isClipped: boolean }>();
  function styleOf(element: Element) {
    const known = styles.get(element);
    if (known) return known;
    const { display, overflowX: x, overflowY: y, clipPath } = getComputedStyle(element);
    const style = { display, x, y, isClipped: clipPath === 'inset(50%)' };
    styles.set(element, style);
    return style;
  }
  /** Whether it or an ancestor is clipped: for screen readers, or until it is focused. */
  const isVisuallyHidden = (element: Element | null): boolean =>
    element !== null && (styleOf(element).isClipped || isVisuallyHidden(element.parentElement));
  const isInline = (element: Element) => styleOf(element).display.startsWith('inline');

  /** The boxes that a text must fit, from its element up to one that scrolls. */
  function boxesOf(element: Element) {
    const boxes: { element: Element; x: boolean; y: boolean }[] = [];
    let isNearest = true;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { x, y, display } = styleOf(box);
      if (display === 'contents' || display === 'inline') continue;
      const clipsX = /hidden|clip/.test(x);
      const clipsY = /hidden|clip/.test(y);
      if (clipsX || clipsY || isNearest)
        boxes.push({ element: box, x: clipsX || isNearest, y: clipsY });
      isNearest = false;
      if (/auto|scroll/.test(x)) return { boxes, scrolls: true };
    }
    return { boxes, scrolls: false };
  }

  function checkBoxes(text: Text, element: Element) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { boxes, scrolls } = boxesOf(element);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const what = `"${text.data.trim().slice(0, 40)}" in ${nameOf(element)}`;
      if (!scrolls && (rect.right > width + tolerance || rect.left < -tolerance)) {
        const [left, right] = [Math.round(rect.left), Math.round(rect.right)];
        faults.add(`outside of the window (${left} to ${right}): ${what}`);
      }
      for (const { element: box, x, y } of boxes) {
        const limits = box.getBoundingClientRect();
        const isOutsideX =
          x && (rect.right > limits.right + tolerance || rect.left < limits.left - tolerance);
        const isOutsideY =
          y && (rect.bottom > limits.bottom + tolerance || rect.top < limits.top - tolerance);
        if (isOutsideX || isOutsideY) faults.add(`outside of ${nameOf(box)}: ${what}`);
      }
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!(text instanceof Text) || !element || !text.data.trim() || !isShown(element)) continue;
    if (element.closest('script, style, noscript, option, svg')) continue;
    if (key.test(text.data)) faults.add(`a key in place of a text: ${text.data.trim()}`);
    if (!isVisuallyHidden(element)) checkBoxes(text, element);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
      const value = element.getAttribute(attribute) ?? '';
      if (key.test(value)) faults.add(`a key in place of a text: ${attribute}="${value}"`);
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    // The cheapest condition first: a drawing has hundreds of elements.
    const clips = /hidden|clip/.test(styleOf(element).x);
    if (!clips && getComputedStyle(element).textOverflow !== 'ellipsis') continue;
    if (!isShown(element) || isVisuallyHidden(element) || isInline(element)) continue;
    const isCut =
      element.scrollWidth > element.clientWidth + tolerance && element.textContent?.trim();
    if (isCut)
      faults.add(`cut off: ${nameOf(element)} "${element.textContent?.trim().slice(0, 40)}"`);
  }
  return [...faults];
}
