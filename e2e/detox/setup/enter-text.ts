/** A web element of Detox, as far as it is needed. */
type Scriptable = {
  runScript(script: (...args: never[]) => unknown, args?: unknown[]): Promise<unknown>;
};

/**
 * Types over what stands in a field, so that React hears it. Detox's `typeText` and `replaceText` on Android
 * set the value behind React's back, and its onChange stays silent (wix/Detox#4146).
 */
export async function enterText(field: Scriptable, text: string): Promise<void> {
  await field.runScript(putText, [text]);
}

/** Runs in the page. */
function putText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  const kind = field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
