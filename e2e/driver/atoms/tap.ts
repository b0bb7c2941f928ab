import { coveringElement, describeElement, isDisplayed, tapPoint } from './visibility';

/**
 * Taps as Espresso-Web does: untrusted mouse events without pointer events, so that what needs a user gesture does
 * not happen. Returns why it cannot be tapped.
 */
export function tap(element: Element): string | undefined {
  if (!isDisplayed(element)) return 'it is not displayed';
  const option = element.closest('option');
  if (option) return choose(option);
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  // A fixed bar may cover it at the edge of the window.
  if (coveringElement(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const cover = coveringElement(element);
  if (cover) return `${describeElement(cover)} covers it`;
  if (element.matches(':disabled')) return undefined;
  for (const type of ['mouseover', 'mousemove', 'mousedown']) dispatch(element, type);
  focusNearest(element);
  for (const type of ['mouseup', 'click']) dispatch(element, type);
  return undefined;
}

function dispatch(element: Element, type: string): void {
  const { x, y } = tapPoint(element);
  const at = { clientX: x, clientY: y, screenX: x, screenY: y };
  const detail = type === 'mouseover' || type === 'mousemove' ? 0 : 1;
  element.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail, ...at }),
  );
}

/** Focuses the element or its nearest focusable ancestor, as a browser does at mousedown. */
function focusNearest(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLElement && at.tabIndex >= 0) {
      at.focus({ preventScroll: true });
      return;
    }
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function choose(option: HTMLOptionElement): string | undefined {
  const list = option.closest('select');
  if (!list || option.disabled || list.disabled) return undefined;
  if (list.multiple) option.selected = !option.selected;
  else list.selectedIndex = option.index;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return undefined;
}
