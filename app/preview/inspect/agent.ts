import { hasText, measure } from './measure';
import type { FromState } from './messages';

/** What can be used on a screen, and is blocked here: a click measures. */
const blocked = [
  ...['click', 'dblclick', 'contextmenu', 'mousedown', 'mouseup', 'pointerdown', 'pointerup'],
  ...['touchstart', 'touchmove', 'touchend', 'keydown', 'keypress', 'keyup', 'beforeinput'],
  ...['focus', 'blur', 'focusin', 'focusout', 'submit', 'dragstart'],
] as const;

/**
 * Lets the gallery around this page measure its elements, by messages: also from a folder, where no page may look
 * into another. From here on the screen cannot be used.
 */
export function startInspecting(): void {
  for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
    if (isShown(element) && element.tabIndex < 0) element.tabIndex = 0;
  }
  let current: Element | undefined;
  const show = (element: Element) => {
    if (element === current) return;
    current = element;
    send({ inspect: 'hover', element: measure(element) });
  };
  window.addEventListener('pointermove', (event) => show(elementOf(event)));
  for (const name of blocked) window.addEventListener(name, block, { capture: true });
  send({ inspect: 'ready', height: document.documentElement.scrollHeight });

  function block(event: Event) {
    event.stopImmediatePropagation();
    // A finger still scrolls.
    if (event.type.startsWith('touch')) return;
    if (event.type === 'focusin' && event.target instanceof Element) show(event.target);
    if (event instanceof KeyboardEvent) {
      // Tab goes on, and the browser's own shortcuts work.
      if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (event.type === 'keydown' && ['Enter', ' '].includes(event.key) && document.activeElement)
        pick(document.activeElement, 'key');
      return;
    }
    event.preventDefault();
    if (!(event instanceof PointerEvent) || event.type !== 'click') return;
    pick(elementOf(event), event.pointerType === 'touch' ? 'touch' : 'pointer');
  }

  function pick(element: Element, by: 'pointer' | 'touch' | 'key') {
    // From here Tab goes on, as a prevented click moves no focus.
    if (element instanceof HTMLElement || element instanceof SVGElement)
      element.focus({ preventScroll: true });
    show(element);
    send({ inspect: 'pick', element: measure(element), by });
  }
}

function send(message: FromState): void {
  // A page from a folder has no origin of its own.
  window.parent.postMessage(message, '*');
}

/** The element at a point; a drawing as a whole. */
function elementOf({ clientX, clientY, target }: PointerEvent): Element {
  const found = document.elementFromPoint(clientX, clientY) ?? target;
  if (!(found instanceof Element)) return document.body;
  return found.closest('svg') ?? found;
}

/** Whether Tab stops at an element: it has text, can be used, is a picture, or is painted. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1 || element.closest('[inert]') || !element.checkVisibility())
    return false;
  if (element.closest('svg')) return element.localName === 'svg';
  if (
    hasText(element) ||
    element.matches('a, button, input, select, textarea, summary, img, canvas')
  )
    return true;
  const { backgroundColor, borderTopWidth, borderTopStyle, boxShadow } = getComputedStyle(element);
  return (
    backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    boxShadow !== 'none' ||
    (borderTopStyle !== 'none' && borderTopWidth !== '0px')
  );
}
