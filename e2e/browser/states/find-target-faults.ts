/** Runs in the page, on its own: what can be tapped and is too small to hit. */
export function findTargetFaults(): string[] {
  /** A finger's width (contract.md section 9), and the least for a link among words (WCAG 2.5.8), px. */
  const [finger, least, slack] = [44, 24, 0.5];
  const targets =
    'a[href], button, input, select, textarea, summary, [role="slider"], [role="option"]';
  /** In sight, and not clipped to nothing until it has the focus. */
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).clipPath !== 'inset(50%)';

  /** A native box may be drawn by its label: either can be tapped. */
  function sizesOf(element: Element): DOMRect[] {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element, ...labels].map((one) => one.getBoundingClientRect());
  }

  const isAmongWords = (element: Element) => getComputedStyle(element).display === 'inline';

  /** Half a finger up, down, left and right of the middle still hits it: its own pseudo-elements count. */
  function isHitAround(element: Element): boolean {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [midX, midY, reach] = [x + width / 2, y + height / 2, finger / 2 - 1];
    const around = [
      [midX, midY - reach],
      [midX, midY + reach],
      [midX - reach, midY],
      [midX + reach, midY],
    ] as const;
    return around.every(([left, top]) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    });
  }

  function isLargeEnough(element: Element): boolean {
    if (isAmongWords(element)) {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      return Math.max(line, element.getBoundingClientRect().height) >= least;
    }
    const fits = ({ width, height }: DOMRect) =>
      width >= finger - slack && height >= finger - slack;
    return sizesOf(element).some(fits) || isHitAround(element);
  }

  /** What lies behind an open sheet or dialog cannot be tapped at all. */
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...front.querySelectorAll(targets)]
    .filter((element) => shown(element) && !element.closest('[inert]') && !isLargeEnough(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const said = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
      const size = `${Math.round(width)} x ${Math.round(height)}`;
      return `too small to hit: ${element.tagName} ${element.id || element.className} "${said}", ${size}`;
    });
}
