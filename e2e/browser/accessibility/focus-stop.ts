import type { Page } from '@playwright/test';

/** The element that has the focus. */
export type FocusStop = {
  /** Its id, or its tag and name. */
  name: string;
  /** Px from the top of the page. */
  top: number;
  /** Whether it stays in the window while the page scrolls. */
  isFixed: boolean;
  /** Why a sighted user would not see that it has the focus. */
  faults: string[];
};

/**
 * The element that has the focus, and whether it can be seen: in the window, not covered by a bar, and with a
 * focus ring. `null` where nothing has the focus.
 */
export function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(describeFocus);
}

/** Runs in the page. */
async function describeFocus(): Promise<FocusStop | null> {
  // Changes by the focus are rendered in the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  // What slides in is seen once it stands still.
  const finite = document.getAnimations().filter(({ effect }) => {
    const holdsFocus = effect instanceof KeyframeEffect && effect.target?.contains(focused);
    return holdsFocus && effect.getComputedTiming().endTime !== Infinity;
  });
  await Promise.allSettled(finite.map(({ finished }) => finished));

  const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const text = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const name = focused.id || `${focused.localName} ${text.trim().slice(0, 40)}`;
  const isControl = focused.matches('input, select, textarea');

  const isUncovered = ([x, y]: readonly [number, number]) => {
    const hit = document.elementFromPoint(x, y);
    // The label of a choice covers its input.
    return hit !== null && (focused.contains(hit) || hit.closest('label')?.contains(focused));
  };
  const isInView = () => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // The margin of a neighbour may cover the outermost pixels.
    const vertical = [-0.25, 0, 0.25].map((part) => [x, y + part * box.height] as const);
    const horizontal = [box.left + 2, box.right - 2].map((at) => [at, y] as const);
    // An element that is taller than half the window may be partly out of view.
    const isTall = box.height > window.innerHeight / 2;
    return isTall ? vertical.some(isUncovered) : [...vertical, ...horizontal].every(isUncovered);
  };
  const hasFocusRing = () => {
    // The label or the frame of a control may have the ring.
    const around = isControl ? [focused.closest('label'), focused.parentElement] : [];
    const rings = [focused, ...around].map((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return isOutlined || (element.matches('.input') && boxShadow !== 'none');
    });
    return rings.includes(true) || hasThumbRing();
  };
  // The style of a slider's thumb cannot be computed: the rules are read.
  const hasThumbRing = () =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .some((rule) => {
        if (!(rule instanceof CSSStyleRule)) return false;
        const [selector = '', thumb] = rule.selectorText.split('::');
        const isThumb = thumb === '-webkit-slider-thumb' && selector.includes(':focus-visible');
        return isThumb && focused.matches(selector) && rule.style.outline.includes('solid');
      });
  const faults: string[] = [];
  if (!isInView()) faults.push(`${name} has the focus but is not in view`);
  // In a frame the focused element is one of the framed page.
  if (!hasFocusRing() && !focused.matches('iframe')) faults.push(`${name} has no focus ring`);
  return { name, top: Math.round(box.top + window.scrollY), isFixed: isFixed(focused), faults };

  function isFixed(element: Element | null): boolean {
    if (!element) return false;
    const { position } = getComputedStyle(element);
    return position === 'fixed' || position === 'sticky' || isFixed(element.parentElement);
  }
}
