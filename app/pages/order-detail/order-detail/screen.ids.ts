/** Element ids of the order detail, for tests. */
export const ids = {
  lateCost: 'order-detail-late-cost',
  timeline: 'order-detail-timeline',
  calendar: 'order-detail-calendar',
  papers: 'order-detail-papers',
  overpaid: 'order-detail-overpaid',
  certificate: 'order-detail-certificate',
  days: 'order-detail-days',
  allDays: 'order-detail-all-days',
  figures: 'order-detail-figures',
  contract: 'order-detail-contract',
  settlement: 'order-detail-settlement',
  repayHelp: 'order-detail-repay-help',
  talk: 'order-detail-talk',
  fix: 'order-detail-fix',
  again: 'order-detail-again',
} as const;
