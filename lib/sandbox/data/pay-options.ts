import type { PayOption } from '@/lib/api/schemas/order';
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

/** The account for bank transfers. Fictitious, with a valid check digit. */
export const transferTarget = {
  bank: 'BancoEstado',
  account: '900200300',
  account_type: 'corriente',
  holder: config.lender.name,
  rut: config.lender.rut,
  email: 'pagos@luka.example',
} as const;
