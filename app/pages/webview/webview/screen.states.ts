import type { ScreenStates } from '@/app/pages/screen-state';

/** The named states that depend on the URL only. */
export const states = {
  noAddress: { scenario: 'lending' },
  notListed: {
    scenario: 'lending',
    query: { url: 'https://example.com/', order_no: '26100632' },
  },
  notSafe: {
    scenario: 'lending',
    query: { url: 'http://127.0.0.1/', order_no: '26100632' },
  },
  unknownPayment: {
    scenario: 'lending',
    query: { url: '/__sandbox/pay?payment=unknown', order_no: '26100632' },
  },
} as const satisfies ScreenStates;
