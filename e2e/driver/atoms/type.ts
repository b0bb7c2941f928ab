import { isDisplayed } from './visibility';

const field = 'input, textarea';

/** Appends a text to a field, key by key. Returns why it cannot. */
export function typeText(element: Element, text: string): string | undefined {
  const refusal = refusalOf(element);
  if (refusal || !isField(element)) return refusal;
  element.focus();
  for (const key of text) {
    if (!element.dispatchEvent(keyEvent('keydown', key))) continue;
    if (!element.dispatchEvent(keyEvent('keypress', key))) continue;
    element.value += key;
    const init = { data: key, inputType: 'insertText', bubbles: true };
    element.dispatchEvent(new InputEvent('input', init));
    element.dispatchEvent(keyEvent('keyup', key));
  }
  return undefined;
}

/** Empties a field. Returns why it cannot. */
export function clearText(element: Element): string | undefined {
  const refusal = refusalOf(element);
  if (refusal || !isField(element)) return refusal;
  element.focus();
  element.value = '';
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return undefined;
}

function refusalOf(element: Element): string | undefined {
  if (!isField(element)) return `it is no field (${field})`;
  if (!isDisplayed(element)) return 'it is not displayed';
  if (element.disabled || element.readOnly) return 'it is disabled or read-only';
  // React puts a setter of its own on every controlled field and ignores events of values set through it.
  if (Object.hasOwn(element, 'value')) {
    return 'it is a field of React’s, whose onChange ignores what Android types (wix/Detox#4146): use enterText(element, text) of e2e/detox/setup/enter-text';
  }
  return undefined;
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element.matches(field);
}

function keyEvent(type: string, key: string): KeyboardEvent {
  return new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
}
