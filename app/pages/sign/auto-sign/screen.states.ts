import type { ScreenStates } from '@/app/shell/screen-state';

const query = { product_id: 'luka', amount: '200000', term_days: '30' };

/** As with signing by hand, the terms are those confirmed on this device. */
export const states = {
  notConfirmed: { scenario: 'cleared', query: { ...query, preview_id: 'prev_unknown' } },
  bare: { scenario: 'cleared' },
} as const satisfies ScreenStates;
