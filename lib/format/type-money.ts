import type { Locale } from '@/lib/i18n/locale';
import { formatNumber } from './number';
import { parseMoney } from './parse-money';

/** A typed amount with its digits grouped, to be read; other text as it is. */
export function groupMoney(text: string, locale: Locale): string {
  const amount = parseMoney(text);
  return amount === null ? text : formatNumber(amount, locale);
}

/** Keys, in contrast to what is pasted, which is a spelling of its own. */
const byKey = /^(insertText|insertCompositionText|delete)/;

/**
 * The text of an amount's input after an `input` event: without its points where `before` was grouped, as one more digit
 * in it is no other amount's spelling. The input has it, too, with the caret where it was: React would put it at the end,
 * and the next key would change another digit.
 */
export function typedMoney(
  input: HTMLInputElement,
  event: Event,
  { before, locale }: { before: string; locale: Locale },
): string {
  const { value, selectionStart } = input;
  const amount = parseMoney(before);
  const isGrouped = amount !== null && amount > 999 && before === formatNumber(amount, locale);
  if (!isGrouped || !(event instanceof InputEvent) || !byKey.test(event.inputType)) return value;
  const digitsOf = (text: string) => text.replace(/[.,]/g, '');
  const caret = digitsOf(value.slice(0, selectionStart ?? undefined)).length;
  input.value = digitsOf(value);
  input.setSelectionRange(caret, caret);
  return input.value;
}
