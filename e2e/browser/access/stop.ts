import type { Page } from 'playwright-core';

/** Where the focus has come to. */
export type Stop = {
  /** Its id, else how it is known best: tag, and its name. */
  name: string;
  /** Px from the top of the page. */
  top: number;
  /** It keeps its place in the window while the page scrolls: a bar, a dock. */
  isFixed: boolean;
  /** What keeps somebody who sees the screen from knowing that the focus is here. */
  faults: string[];
};

/**
 * The element that has the focus, and whether it can be seen there: within the window, covered by no
 * bar or dock, with a sign of the focus that nothing else has. `null` while nothing has it.
 */
export function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(look);
}

/** Runs in the page. */
async function look(): Promise<Stop | null> {
  // What the focus has changed is drawn by the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;

  const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const name = focused.id || `${focused.localName} ${words.trim().slice(0, 40)}`;
  const isControl = focused.matches('input, select, textarea');

  const isUncovered = ([x, y]: readonly [number, number]) => {
    // What shields a page from a double tap for a moment hides nothing.
    const hit = document.elementsFromPoint(x, y).find((each) => !each.matches('.dialog-shield'));
    // A choice is as large as its label, whose words lie above it.
    return hit !== undefined && (focused.contains(hit) || hit.closest('label')?.contains(focused));
  };
  const isInSight = () => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // Its outermost edge may lie below a neighbour's empty one.
    const upright = [-0.25, 0, 0.25].map((part) => [x, y + part * box.height] as const);
    const across = [box.left + 2, box.right - 2].map((at) => [at, y] as const);
    // Of what is taller than half a window some may be beyond the edge.
    const isTall = box.height > window.innerHeight / 2;
    return isTall ? upright.some(isUncovered) : [...upright, ...across].every(isUncovered);
  };
  const isMarked = () => {
    // A control may leave the sign to the label or the frame that it stands in.
    const around = isControl ? [focused.closest('label'), focused.parentElement] : [];
    const looks = [focused, ...around].map((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return isOutlined || (element.matches('.input') && boxShadow !== 'none');
    });
    return looks.includes(true) || isThumbMarked();
  };
  // How a slider's thumb is drawn can be read from the rules alone.
  const isThumbMarked = () =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .some((rule) => {
        if (!(rule instanceof CSSStyleRule)) return false;
        const [selector = '', thumb] = rule.selectorText.split('::');
        const isOf = thumb === '-webkit-slider-thumb' && selector.includes(':focus-visible');
        return isOf && focused.matches(selector) && rule.style.outline.includes('solid');
      });
  const faults: string[] = [];
  if (!isInSight()) faults.push(`${name} has the focus out of sight`);
  // In a frame the focus is on something of the framed page.
  if (!isMarked() && !focused.matches('iframe'))
    faults.push(`${name} has the focus, but nothing shows it`);
  return { name, top: Math.round(box.top + window.scrollY), isFixed: isFixed(focused), faults };

  function isFixed(element: Element | null): boolean {
    if (!element) return false;
    const { position } = getComputedStyle(element);
    return position === 'fixed' || position === 'sticky' || isFixed(element.parentElement);
  }
}
