import { type ScreenStates, unloaded } from '@/app/pages/screen-state';

const path = 'user/get_processing_order';

/** Every state of the contract. Without an order number the query means the newest order. */
export const states = {
  lending: { scenario: 'lending' },
  earlierText: { scenario: 'lending_earlier_text' },
  withCoupon: { scenario: 'lending_coupon' },
  overdue: { scenario: 'overdue' },
  partPaid: { scenario: 'part_paid', looksLike: 'overdue' },
  cleared: { scenario: 'cleared' },
  receipt: { scenario: 'part_paid', query: { paper: 'receipt' } },
  receiptEarly: { scenario: 'cleared_early', query: { paper: 'receipt' } },
  receiptWithFee: { scenario: 'cleared_late', query: { paper: 'receipt' } },
  settlement: { scenario: 'lending', query: { paper: 'settlement' } },
  certificate: { scenario: 'cleared', query: { paper: 'certificate' } },
  certificateLate: { scenario: 'cleared_late', query: { paper: 'certificate' } },
  noReceipt: { scenario: 'overdue', query: { paper: 'receipt' } },
  none: { scenario: 'approved' },
  notFound: { scenario: 'lending', query: { order_no: '1' }, looksLike: 'none' },
  ...unloaded({ scenario: 'lending' }, path),
} as const satisfies ScreenStates;
