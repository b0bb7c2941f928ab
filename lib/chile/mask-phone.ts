import { formatPhone } from './phone';

/**
 * A phone number with its middle digits masked: `+56 9 •••• 4567`. Anything but a Chilean mobile number
 * keeps its last four characters only.
 */
export function maskPhone(phone: string): string {
  const shown = formatPhone(phone);
  const [, head = '', tail = shown.slice(-4)] = /^(\+56 9 )\d{4} (\d{4})$/.exec(shown) ?? [];
  return `${head}•••• ${tail}`;
}
