import { ids } from './payout.ids';

/** What a person does who gives a whole account and sends it, for the states of both payout screens. */
export const typedAccount = [
  { press: '[value=yape]' },
  { type: `#${ids.field('phone')}`, text: '9 8123 4567' },
  { type: `#${ids.field('full_name')}`, text: 'Camila Muñoz' },
  { press: `#${ids.submit}` },
] as const;
