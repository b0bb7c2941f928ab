import { config } from '@/lib/config';

/** The one-time penalty, as a fraction of the loan amount. Source: product.md section 9. */
export const penaltyOnceRate = 0.05;

/**
 * The penalty per day overdue, as a fraction of the loan amount, for a sandbox that sends no rate. The sources
 * disagree, 5 % in English and 4 % in Spanish; the lower one favours the user. Source: product.md
 * section 9, contract.md section 1.
 */
export const fallbackDailyRate = 0.04;

/** How long an approval is valid: 6 days 23:59:59. Source: product.md section 9. */
export const approvalValidMs = ((6 * 24 + 23) * 3600 + 59 * 60 + 59) * 1000;

/** Days after a refusal until the user may apply again. Source: product.md section 9. */
export const refusalRetryDays = 14;

/**
 * The usual duration of a review in minutes, in the texts before an application is sent: the lender's own figure, else
 * that of product.md section 9.
 */
export const usualAuditMinutes = config.lender.auditMinutes ?? 2;

/** Seconds until the screen after submitting redirects to Home. Source: product.md section 9. */
export const submittedRedirectSeconds = 5;
