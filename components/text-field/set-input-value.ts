/**
 * Puts text into an input as if it were typed, so that React's `onChange` hears of it whether the
 * input is controlled or not. Assigning `value` alone would go unheard: React takes it for its own.
 */
export function setInputValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
