/** What being late costs once, as a share of the loan amount. Source: product.md section 9. */
export const penaltyOnceRate = 0.05;

/**
 * What each day late costs, as a share of the loan amount, where the server sends no rate. The
 * sources disagree, 5 % in English and 4 % in Spanish; the lower one is in the person's favour.
 * Source: product.md section 9, contract.md section 1.
 */
export const fallbackDailyRate = 0.04;

/** How long an approval stands: 6 days 23:59:59. Source: product.md section 9. */
export const approvalValidMs = ((6 * 24 + 23) * 3600 + 59 * 60 + 59) * 1000;

/** Days after a refusal until one may apply again. Source: product.md section 9. */
export const refusalRetryDays = 14;

/** Minutes that a review usually takes. Source: product.md section 9. */
export const usualAuditMinutes = 2;

/** Seconds from handing in to the way home. Source: product.md section 9. */
export const submittedRedirectSeconds = 5;

/** Days of a year in the CAE. */
export const caeYearDays = 365;
