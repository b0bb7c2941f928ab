import { sampleQuote } from '@/lib/testing/sample-quote';
import { costOf } from './cost';

test('is what is paid back beyond what arrives', () => {
  expect(costOf({ repayment: 204_000, arrival: 188_000 })).toBe(16_000);
});

test('is the fee and the interest of a quote', () => {
  expect(costOf(sampleQuote)).toBe(sampleQuote.service_fee + sampleQuote.interest);
});

test('is 0 where nothing is paid back beyond what arrives', () => {
  expect(costOf({ repayment: 100_000, arrival: 100_000 })).toBe(0);
});
