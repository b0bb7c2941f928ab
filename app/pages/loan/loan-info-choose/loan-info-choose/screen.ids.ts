/** Element ids of the loan choice, for tests. */
export const ids = {
  amount: 'loan-info-choose-amount',
  term: 'loan-info-choose-term',
  otherTerm: 'loan-info-choose-other-term',
  product: 'loan-info-choose-product',
  coupon: 'loan-info-choose-coupon',
  cost: 'loan-info-choose-cost',
  dropCoupon: 'loan-info-choose-drop-coupon',
  moreCredit: 'loan-info-choose-more-credit',
  goOn: 'loan-info-choose-go-on',
} as const;
