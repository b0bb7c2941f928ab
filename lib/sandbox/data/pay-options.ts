import type { PayOption } from '@/lib/api/schemas/order';
import { addDays } from '@/lib/chile/calendar-date';
import { calendarDateOf, startOfDay } from '@/lib/chile/santiago';
import { addWorkingDays } from '@/lib/chile/working-days';
import { config } from '@/lib/config';
import { type Language, translate } from '../core/texts';

const options = [
  { id: 'yape', name: 'pay_yape', kind: 'link', fee: 0 },
  { id: 'transfer', name: 'pay_transfer', kind: 'transfer', fee: 0 },
  { id: 'debit', name: 'pay_debit', kind: 'link', fee: 500 },
] as const;

/** The payment options, named in the caller's language. */
export function payOptionsIn(language: Language): PayOption[] {
  return options.map((option) => ({ ...option, name: translate(language, option.name) }));
}

/** True for an option that is paid from the user's own bank: its money may arrive at any time, or never. */
export function isTransfer(optionId: string): boolean {
  return options.some(({ id, kind }) => id === optionId && kind === 'transfer');
}

/** How many working days a transfer may take and still counts from when it was ordered. */
const transferDays = 3;

/** How long a pay page may take, in ms, where midnight would come before. */
const payPageMs = 3_600_000;

/**
 * Until when the money of a payment that was ordered at `orderedAt` counts from then: a transfer's to the end of its
 * third working day, a pay page's to the end of the day, or for an hour.
 */
export function holdsUntil(optionId: string, orderedAt: number): number {
  const day = calendarDateOf(orderedAt);
  const last = isTransfer(optionId) ? addWorkingDays(day, transferDays) : day;
  const end = startOfDay(addDays(last, 1)).getTime();
  return isTransfer(optionId) ? end : Math.max(end, orderedAt + payPageMs);
}

/** The account for bank transfers. Fictitious, with a valid check digit. */
export const transferTarget = {
  bank: 'BancoEstado',
  account: '900200300',
  account_type: 'corriente',
  holder: config.lender.name,
  rut: config.lender.rut,
  email: 'pagos@luka.example',
} as const;
