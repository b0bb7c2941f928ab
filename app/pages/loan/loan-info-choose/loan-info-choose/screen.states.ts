import type { ScreenStates } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const quotePath = 'loan/preview';

const unknownTerm = {
  path: quotePath,
  kind: 'code',
  code: 409,
  msg: 'invalid loan_daycount',
} as const;

function typeAmount(text: string) {
  return [
    { click: '.amount__ends button' },
    { type: `#${ids.amount}-typed`, text },
    { click: '.amount__entry button' },
  ];
}

/** Every state of the loan choice. */
export const states = {
  approved: { scenario: 'approved' },
  coupons: { scenario: 'coupons' },
  couponSheet: { scenario: 'coupons', actions: [{ click: `#${ids.coupon}` }] },
  caeSheet: { scenario: 'approved', actions: [{ click: `#${ids.cost} dl button` }] },
  couponInUse: { scenario: 'coupons', query: { coupon_id: 'free-days' } },
  couponRemoved: {
    scenario: 'approved',
    actions: [
      { click: `#${ids.coupon}` },
      { click: 'dialog .coupon--none' },
      { click: 'dialog .sheet__footer button' },
    ],
  },
  couponTooLow: {
    scenario: 'approved',
    query: { amount: '90000', coupon_id: 'welcome-user_demo' },
  },
  typedFault: { scenario: 'approved', actions: typeAmount('20000') },
  typedBetween: {
    scenario: 'approved',
    actions: [{ fault: { path: quotePath, kind: 'timeout' } }, ...typeAmount('123456')],
  },
  noCoupons: { scenario: 'no_coupons' },
  short: { scenario: 'approved', query: { product_id: 'luka-express', amount: '200000' } },
  cheaper: { scenario: 'approved', query: { amount: '100000' } },
  dearer: {
    scenario: 'approved',
    query: { product_id: 'luka', amount: '100000', term_days: '90' },
  },
  cleared: { scenario: 'cleared' },
  noTerm: {
    scenario: 'approved',
    faults: [unknownTerm],
  },
  costFailed: { scenario: 'approved', faults: [{ path: quotePath, kind: '500', times: 9 }] },
  costOffline: { scenario: 'approved', faults: [{ path: quotePath, kind: 'drop', times: 9 }] },
  updating: { scenario: 'approved', faults: [{ path: quotePath, kind: 'timeout' }] },
  couponsFailed: {
    scenario: 'approved',
    faults: [{ path: 'coupon/my_coupon', kind: '500', times: 9 }],
  },
  init: { scenario: 'init' },
  review: { scenario: 'review' },
  refused: { scenario: 'refused' },
  notApproved: { scenario: 'not_approved' },
  running: { scenario: 'lending' },
  loading: { scenario: 'approved', faults: [{ path: 'app/home', kind: 'timeout' }] },
  error: { scenario: 'approved', faults: [{ path: 'app/home', kind: '500', times: 9 }] },
  offline: {
    scenario: 'approved',
    faults: [{ path: 'app/get_product_list', kind: 'drop', times: 9 }],
  },
} as const satisfies ScreenStates;
