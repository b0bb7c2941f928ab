import { plainText, withoutSeparators } from '@/lib/text/plain-text';
import { type BankAccountType, bankAccountTypes } from './account-number';
import { plainRut } from './rut';

/** Where a transfer goes, named as in the reply of `deal/repay_request`. */
export type TransferTarget = {
  bank: string;
  account: string;
  account_type?: string;
  holder?: string;
  rut: string;
  email?: string;
  reference: string;
};

/** The values of a transfer as a bank's form takes them: digits, a RUT without points. `amount` is in pesos. */
export function plainTransfer(target: TransferTarget, amount: number) {
  return {
    holder: target.holder && plainText(target.holder),
    rut: plainRut(target.rut),
    bank: plainText(target.bank),
    account_type: target.account_type && typeName(target.account_type),
    account: withoutSeparators(target.account),
    email: target.email && plainText(target.email),
    amount: String(amount),
    reference: plainText(target.reference),
  };
}

/**
 * All that a transfer needs as a block of lines, for the apps of Chilean banks that fill in their form from a
 * pasted text: name, RUT, bank, account type, number and e-mail, in this order, then amount and message. In Spanish
 * for every reader, as those apps look for these words.
 */
export function transferText(target: TransferTarget, amount: number): string {
  const plain = plainTransfer(target, amount);
  return Object.entries(labels)
    .flatMap(([name, label]) => {
      const value = plain[name as keyof typeof labels];
      return value ? [`${label}: ${value}`] : [];
    })
    .join('\n');
}

const labels = {
  holder: 'Nombre',
  rut: 'RUT',
  bank: 'Banco',
  account_type: 'Tipo de cuenta',
  account: 'Número de cuenta',
  email: 'Correo',
  amount: 'Monto',
  reference: 'Mensaje',
} as const;

const typeNames: Record<BankAccountType, string> = {
  vista: 'Cuenta vista',
  corriente: 'Cuenta corriente',
  ahorro: 'Cuenta de ahorro',
};

/** The Spanish name of a known account type; the server's word for another. */
function typeName(type: string): string {
  const known = bankAccountTypes.find((one) => one === type);
  return known ? typeNames[known] : plainText(type);
}
