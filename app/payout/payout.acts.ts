import { ids } from './payout.ids';

/** Fills in a Yape account and submits it, for the states of both payout screens. */
export const submitAccount = [
  { press: '[value=yape]' },
  { type: `#${ids.field('phone')}`, text: '9 8123 4567' },
  { type: `#${ids.field('full_name')}`, text: 'Camila Muñoz' },
  { press: `#${ids.submit}` },
] as const;
