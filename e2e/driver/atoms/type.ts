import { isShown } from './shown';

const field = 'input, textarea';

/** Adds a text at the end of a field, key by key. Returns why it cannot. */
export function typeText(element: Element, text: string): string | undefined {
  const trouble = troubleWith(element);
  if (trouble || !isField(element)) return trouble;
  element.focus();
  for (const key of text) {
    if (!element.dispatchEvent(pressed('keydown', key))) continue;
    if (!element.dispatchEvent(pressed('keypress', key))) continue;
    element.value += key;
    const typed = { data: key, inputType: 'insertText', bubbles: true };
    element.dispatchEvent(new InputEvent('input', typed));
    element.dispatchEvent(pressed('keyup', key));
  }
  return undefined;
}

/** Empties a field. Returns why it cannot. */
export function clearText(element: Element): string | undefined {
  const trouble = troubleWith(element);
  if (trouble || !isField(element)) return trouble;
  element.focus();
  element.value = '';
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return undefined;
}

function troubleWith(element: Element): string | undefined {
  if (!isField(element)) return `it is no field (${field})`;
  if (!isShown(element)) return 'it is not shown';
  if (element.disabled || element.readOnly) return 'it is disabled or read-only';
  // React keeps a setter of its own on every field that it follows, and hears nothing of what goes through it.
  if (Object.hasOwn(element, 'value')) {
    return 'it is a field of React’s, whose onChange does not hear what Android types (wix/Detox#4146): use enterText(element, text) of e2e/detox/setup/enter-text';
  }
  return undefined;
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element.matches(field);
}

function pressed(type: string, key: string): KeyboardEvent {
  return new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
}
