import {
  approvalValidMs,
  fallbackDailyRate,
  penaltyOnceRate,
  refusalRetryDays,
  submittedRedirectSeconds,
  usualAuditMinutes,
} from './constants';

test('has the values of product.md section 9', () => {
  expect(penaltyOnceRate).toBe(0.05);
  expect(fallbackDailyRate).toBe(0.04);
  expect(approvalValidMs).toBe(7 * 86_400_000 - 1000);
  expect(refusalRetryDays).toBe(14);
  expect(usualAuditMinutes).toBe(2);
  expect(submittedRedirectSeconds).toBe(5);
});
