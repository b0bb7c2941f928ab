/**
 * Monday, 8 June 2026, 10:42 in Santiago: when tests begin that say no other time, as one that begins at the real hour
 * is another test around midnight. A loan of 90 days taken out now is due on 6 September, the day without a midnight.
 */
export const usualTime = '2026-06-08T10:42:00-04:00';
