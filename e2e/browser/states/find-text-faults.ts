/** What the search for faults in texts has to know. */
export type TextLimits = {
  /** Of the viewport, px. */
  width: number;
  /** The first names of the catalogue's keys: `getCode`, `apiErrors`. */
  namespaces: readonly string[];
};

/**
 * Runs in the page, on its own: texts that are cut off, stand outside of their box or of the screen, and
 * keys of the catalogue that are shown for want of a text.
 */
export function findTextFaults({ width, namespaces }: TextLimits): string[] {
  /** Rounding, italics and the side bearings of letters. */
  const slack = 1.5;
  const key = new RegExp(`\\b(${namespaces.join('|')})\\.[a-z]\\w*(\\.\\w+)*\\b`);
  const faults = new Set<string>();

  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}.${element.getAttribute('class') ?? ''}`;
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** What is asked of an element's style, once: a text asks it of everything that it stands in. */
  const styles = new Map<Element, { display: string; x: string; y: string; clipped: boolean }>();
  function styleOf(element: Element) {
    const known = styles.get(element);
    if (known) return known;
    const { display, overflowX: x, overflowY: y, clipPath } = getComputedStyle(element);
    const style = { display, x, y, clipped: clipPath === 'inset(50%)' };
    styles.set(element, style);
    return style;
  }
  /** Clipped to nothing, here or above: for screen readers, or until it has the focus. */
  const isForEarsOnly = (element: Element | null): boolean =>
    element !== null && (styleOf(element).clipped || isForEarsOnly(element.parentElement));
  const isInline = (element: Element) => styleOf(element).display.startsWith('inline');

  /** The boxes that a text has to stay in, from the inside out, up to one that scrolls. */
  function boxesOf(element: Element) {
    const boxes: { element: Element; x: boolean; y: boolean }[] = [];
    let nearest = true;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { x, y, display } = styleOf(box);
      if (display === 'contents' || display === 'inline') continue;
      const clipsX = /hidden|clip/.test(x);
      const clipsY = /hidden|clip/.test(y);
      if (clipsX || clipsY || nearest)
        boxes.push({ element: box, x: clipsX || nearest, y: clipsY });
      nearest = false;
      if (/auto|scroll/.test(x)) return { boxes, scrolls: true };
    }
    return { boxes, scrolls: false };
  }

  function check(text: Text, element: Element) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { boxes, scrolls } = boxesOf(element);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const what = `"${text.data.trim().slice(0, 40)}" in ${name(element)}`;
      if (!scrolls && (rect.right > width + slack || rect.left < -slack)) {
        faults.add(
          `off the screen (${Math.round(rect.left)} to ${Math.round(rect.right)}): ${what}`,
        );
      }
      for (const { element: box, x, y } of boxes) {
        const limits = box.getBoundingClientRect();
        const wide = x && (rect.right > limits.right + slack || rect.left < limits.left - slack);
        const high = y && (rect.bottom > limits.bottom + slack || rect.top < limits.top - slack);
        if (wide || high) faults.add(`out of ${name(box)}: ${what}`);
      }
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!(text instanceof Text) || !element || !text.data.trim() || !shown(element)) continue;
    if (element.closest('script, style, noscript, option, svg')) continue;
    if (key.test(text.data)) faults.add(`a key for a text: ${text.data.trim()}`);
    if (!isForEarsOnly(element)) check(text, element);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
      const said = element.getAttribute(attribute) ?? '';
      if (key.test(said)) faults.add(`a key for a text: ${attribute}="${said}"`);
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    // The rarest first: a drawing has hundreds of elements.
    const clips = /hidden|clip/.test(styleOf(element).x);
    if (!clips && getComputedStyle(element).textOverflow !== 'ellipsis') continue;
    if (!shown(element) || isForEarsOnly(element) || isInline(element)) continue;
    const isCut = element.scrollWidth > element.clientWidth + slack && element.textContent?.trim();
    if (isCut)
      faults.add(`cut off: ${name(element)} "${element.textContent?.trim().slice(0, 40)}"`);
  }
  return [...faults];
}
