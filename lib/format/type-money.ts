import type { Locale } from '@/lib/i18n/locale';
import { formatNumber, groupDigits } from './number';
import { parseMoney } from './parse-money';

/** An amount that was pasted with its digits grouped, to be read; other text as it is. */
export function groupMoney(text: string, locale: Locale): string {
  const amount = parseMoney(text);
  return amount === null ? text : formatNumber(amount, locale);
}

const digitsOf = (text: string) => text.replace(/[.,]/g, '');

/**
 * The text of an amount's input after an `input` event: its digits grouped, where a digit was typed into digits alone or
 * into grouped ones, or deleted from them; deleting a point alone deletes the digit beyond it. Other text stays as it was
 * typed, and what is pasted is a spelling of its own. The input has it, too, with the caret at the same digit: React would
 * put it at the end, and the next key would change another one.
 */
export function typedMoney(
  input: HTMLInputElement,
  event: Event,
  { before, locale }: { before: string; locale: Locale },
): string {
  const { value, selectionStart } = input;
  const known = digitsOf(before);
  const isOwn = before === known || before === groupDigits(known, locale);
  if (!isOwn || !/^\d*$/.test(known) || !isDigitKey(event)) return value;
  let digits = digitsOf(value);
  let caret = digitsOf(value.slice(0, selectionStart ?? undefined)).length;
  if (digits === known && event.inputType.startsWith('delete')) {
    if (event.inputType.endsWith('Backward')) caret = Math.max(0, caret - 1);
    digits = digits.slice(0, caret) + digits.slice(caret + 1);
  }
  input.value = groupDigits(digits, locale);
  const places = [...input.value].flatMap((char, at) => (/\d/.test(char) ? [at + 1] : []));
  const place = places[caret - 1] ?? 0;
  input.setSelectionRange(place, place);
  return input.value;
}

/** A digit that was typed, or a deletion; never while a keyboard composes, which a rewritten text would break. */
function isDigitKey(event: Event): event is InputEvent {
  if (!(event instanceof InputEvent) || event.isComposing) return false;
  const { inputType, data } = event;
  return inputType.startsWith('delete') || (inputType === 'insertText' && /^\d+$/.test(data ?? ''));
}
