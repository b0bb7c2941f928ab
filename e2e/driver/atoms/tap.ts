import { coverOf, isShown, middleOf, nameOf } from './shown';

/**
 * Taps as Espresso-Web does, with the mouse events that a tap becomes: no pointer events, and not trusted, so
 * what needs a person's own gesture does not happen. Returns why it cannot.
 */
export function tap(element: Element): string | undefined {
  if (!isShown(element)) return 'it is not shown';
  const option = element.closest('option');
  if (option) return choose(option);
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  // A bar that stays at the screen's edge may lie over what has just come into view.
  if (coverOf(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const cover = coverOf(element);
  if (cover) return `${nameOf(cover)} lies over it`;
  if (element.matches(':disabled')) return undefined;
  for (const type of ['mouseover', 'mousemove', 'mousedown']) send(element, type);
  focusFrom(element);
  for (const type of ['mouseup', 'click']) send(element, type);
  return undefined;
}

function send(element: Element, type: string): void {
  const { x, y } = middleOf(element);
  const at = { clientX: x, clientY: y, screenX: x, screenY: y };
  const detail = type === 'mouseover' || type === 'mousemove' ? 0 : 1;
  element.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail, ...at }),
  );
}

function focusFrom(element: Element): void {
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
