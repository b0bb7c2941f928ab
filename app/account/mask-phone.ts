import { formatPhone } from '@/lib/chile/phone';

/**
 * A phone number of which a look over the shoulder reads only the end: `+56 9 •••• 4567`, country code
 * and the 9 of every mobile left. Text that is no Chilean mobile keeps its last four characters.
 */
export function maskPhone(phone: string): string {
  const shown = formatPhone(phone);
  const [, head = '', tail = shown.slice(-4)] = /^(\+56 9 )\d{4} (\d{4})$/.exec(shown) ?? [];
  return `${head}•••• ${tail}`;
}
