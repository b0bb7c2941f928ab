/** The part of Detox's web element that is used. */
type Scriptable = {
  runScript(script: (...args: never[]) => unknown, args?: unknown[]): Promise<unknown>;
};

/**
 * Replaces the text of a field and calls React's onChange, which `typeText` and `replaceText` do not on Android
 * (wix/Detox#4146).
 */
export async function enterText(field: Scriptable, text: string): Promise<void> {
  await field.runScript(setText, [text]);
}

/** Runs in the page. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  const kind = field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
