import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const query = { product_id: 'luka', amount: '200000', term_days: '90' };
const quotePath = 'loan/preview';

/** Every state of the loan confirmation. */
export const states = {
  confirm: { scenario: 'approved', query },
  caeSheet: { scenario: 'approved', query, actions: [{ click: 'main dl button' }] },
  withCoupon: { scenario: 'approved', query: { ...query, coupon_id: 'welcome-user_demo' } },
  freeDays: { scenario: 'coupons', query: { ...query, coupon_id: 'free-days' } },
  noTerm: { scenario: 'approved', query: { ...query, term_days: '31' } },
  tooMuch: { scenario: 'approved', query: { ...query, amount: '340000' } },
  running: { scenario: 'waiting', query },
  ...unloaded({ scenario: 'approved', query }, quotePath),
  accountFailed: {
    scenario: 'approved',
    query,
    faults: [{ path: 'app/get_bank_info', kind: '500', times: 9 }],
  },
} as const satisfies ScreenStates;
