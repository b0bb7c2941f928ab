import { ids } from './payout.ids';

/** Fills in a Yape account and submits it, for the states of both payout screens. */
export const submitAccount = [
  { click: '[value=yape]' },
  { type: `#${ids.field('phone')}`, text: '9 8123 4567' },
  { type: `#${ids.field('full_name')}`, text: 'Camila Muñoz' },
  { click: `#${ids.submit}` },
] as const;
