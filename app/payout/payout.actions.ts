import { ids } from './payout.ids';

/** Fills in a Yape account and submits it, for the states of both payout screens. */
export const submitAccount = [
  { click: '[value=yape]' },
  { type: `#${ids.field('phone')}`, text: '9 8123 4567' },
  { type: `#${ids.field('full_name')}`, text: 'Camila Muñoz' },
  { click: `#${ids.submit}` },
] as const;

/** Fills in the sample user's CuentaRUT: the bank is the first of the list, and the type is chosen by itself. */
export const fillInCuentaRut = [
  { click: '[value=bank]' },
  { click: `#${ids.field('bank_code')}` },
  { click: '[role=option]' },
  { type: `#${ids.field('account_number')}`, text: '12345678' },
] as const;
