import type { ScreenStates } from '@/app/shell/screen-state';

const query = { product_id: 'luka', amount: '200000', term_days: '30' };

/**
 * The states of signing that an address alone can name; the terms to sign are those that the person
 * confirmed on this device, so all else is reached through the confirmation.
 */
export const states = {
  notConfirmed: { scenario: 'approved', query: { ...query, preview_id: 'prev_unknown' } },
  bare: { scenario: 'approved' },
} as const satisfies ScreenStates;
