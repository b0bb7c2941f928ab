import { cancelIds } from '@/app/orders/cancel/cancel-loan.ids';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { type ScreenStates, unloaded } from '@/app/pages/screen-state';
import { ids } from './screen.ids';

const path = 'user/get_processing_order';
const openPay = [{ click: `#${paymentIds.open}` }] as const;
const requestTransfer = [
  ...openPay,
  { click: `#${paymentIds.options} [value=transfer]` },
  { click: `#${paymentIds.confirm}` },
] as const;
const openCancel = { click: `#${cancelIds.open}` } as const;
const check = { click: `#${paymentIds.check}` } as const;

/** Every state of the order detail. Without an order number the query means the newest order. */
export const states = {
  lending: { scenario: 'lending' },
  withCoupon: { scenario: 'lending_coupon' },
  freeDays: { scenario: 'lending_free_days' },
  allDays: { scenario: 'lending', actions: [{ click: `#${ids.allDays}` }] },
  runningAwaited: { scenario: 'lending', before: ['payByTransfer'] },
  dueToday: { scenario: 'due_today' },
  overdue: { scenario: 'overdue' },
  partPaid: { scenario: 'part_paid' },
  waiting: { scenario: 'waiting' },
  arrived: { scenario: 'arrived' },
  cancelQuestion: { scenario: 'waiting', actions: [openCancel] },
  cancelNotConfirmed: {
    scenario: 'waiting',
    faults: [{ path: 'loan/apply', kind: 'drop', times: 9 }],
    actions: [openCancel, { click: `#${cancelIds.confirm}` }],
  },
  paymentFailed: { scenario: 'payment_failed' },
  cleared: { scenario: 'cleared' },
  clearedEarly: { scenario: 'cleared_early' },
  clearedLate: { scenario: 'cleared_late' },
  paySheet: { scenario: 'lending', actions: openPay },
  payByTransfer: { scenario: 'overdue', actions: requestTransfer },
  payWithFee: {
    scenario: 'overdue',
    actions: [...openPay, { click: `#${paymentIds.options} [value=debit]` }],
  },
  payEarlyWithFee: {
    scenario: 'lending',
    actions: [...openPay, { click: `#${paymentIds.options} [value=debit]` }],
  },
  payAgain: { scenario: 'overdue', before: ['payByTransfer'], actions: openPay },
  notReceived: { scenario: 'overdue', before: ['payByLink'] },
  toldOfPage: { scenario: 'overdue', before: ['payByLink'], actions: [check] },
  transferNotReceived: { scenario: 'overdue', before: ['payByTransfer'] },
  transferTold: { scenario: 'overdue', actions: [...requestTransfer, check] },
  transferChecking: {
    scenario: 'overdue',
    actions: [...requestTransfer, { fault: { path, kind: 'timeout' } }, check],
  },
  transferNotChecked: {
    scenario: 'overdue',
    actions: [...requestTransfer, { fault: { path, kind: 'drop' } }, check],
  },
  transferReceived: { scenario: 'overdue', before: ['transferReceived'] },
  transferOutdated: { scenario: 'overdue', before: ['transferOutdated'] },
  transferMissed: { scenario: 'overdue', before: ['transferMissed'] },
  transferShort: { scenario: 'overdue', before: ['transferShort'] },
  transferTooMuch: { scenario: 'overdue', before: ['transferTooMuch'] },
  paymentRejected: { scenario: 'overdue', before: ['paymentRejected'] },
  paymentCancelled: { scenario: 'overdue', before: ['paymentCancelled'] },
  payRefused: {
    scenario: 'overdue',
    faults: [{ path: 'deal/repay_request', kind: 'drop', times: 9 }],
    actions: [...openPay, { click: `#${paymentIds.confirm}` }],
  },
  notFound: { scenario: 'lending', query: { order_no: '1' } },
  none: { scenario: 'approved', looksLike: 'notFound' },
  ...unloaded({ scenario: 'lending' }, path),
} as const satisfies ScreenStates;
