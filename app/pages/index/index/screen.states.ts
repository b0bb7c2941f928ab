import { ids } from '@/app/home/home.ids';
import { ids as lockIds } from '@/app/lock/lock.ids';
import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

/** Every state of Home: the guest's, the ten of an account, and failures. */
export const states = {
  guest: { scenario: 'guest' },
  guestInShell: {
    scenario: 'guest',
    before: ['shellFirstLaunch'],
    actions: [{ click: `#${ids.apply}` }],
  },
  guestInVietnamese: { scenario: 'guest', before: ['vietnameseBrowser'] },
  guestWithoutExample: {
    scenario: 'guest',
    faults: [{ path: 'app/get_product_list', kind: '500', times: 9 }],
  },
  init: { scenario: 'init' },
  initHalfway: { scenario: 'init_withdrawal' },
  initToSend: { scenario: 'init_submit' },
  approvalExpired: { scenario: 'approval_expired' },
  review: { scenario: 'review' },
  approved: { scenario: 'approved' },
  cancelled: { scenario: 'cancelled' },
  approvedManyCoupons: { scenario: 'coupons' },
  approvedNoCoupons: { scenario: 'no_coupons' },
  refused: { scenario: 'refused' },
  notApproved: { scenario: 'not_approved' },
  waiting: { scenario: 'waiting' },
  arrived: { scenario: 'arrived' },
  lending: { scenario: 'lending' },
  runningAwaited: { scenario: 'lending', before: ['payByTransfer'] },
  dueToday: { scenario: 'due_today' },
  dueTodayAwaited: { scenario: 'due_today', before: ['payByTransfer'] },
  overdue: { scenario: 'overdue' },
  transferAwaited: { scenario: 'overdue', before: ['payByTransfer'] },
  updateRequired: { scenario: 'update_required' },
  paused: { scenario: 'paused' },
  partPaid: { scenario: 'part_paid' },
  cleared: { scenario: 'cleared' },
  paymentFailed: { scenario: 'payment_failed' },
  ...unloaded({ scenario: 'lending' }, 'app/home'),
  guestLoading: { scenario: 'guest', faults: [{ path: 'app/home', kind: 'timeout' }] },
  lastKnown: {
    scenario: 'lending',
    before: ['lastHome'],
    faults: [{ path: 'app/home', kind: 'timeout' }],
  },
  lastKnownOffline: {
    scenario: 'overdue',
    before: ['lastHome'],
    faults: [{ path: 'app/home', kind: 'drop', times: 9 }],
  },
  locked: { scenario: 'lending', before: ['locked'] },
  lockDenied: {
    scenario: 'lending',
    before: ['locked'],
    actions: [{ click: `#${lockIds.unlock}` }],
  },
  lockGone: { scenario: 'lending', before: ['lockGone'] },
  longUnused: { scenario: 'lending', before: ['longUnused'] },
} as const satisfies ScreenStates;
