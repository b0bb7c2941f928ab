/** Element ids of Home and its parts. */
export const ids = {
  login: 'home-login',
  apply: 'home-apply',
  goOn: 'home-go-on',
  refresh: 'home-refresh',
  choose: 'home-choose',
  coupon: 'home-coupon',
  talk: 'home-talk',
  fix: 'home-fix',
  pay: 'home-pay',
  detail: 'home-detail',
  again: 'home-again',
  fixAccount: 'home-fix-account',
  retry: 'home-retry',
  helpCost: 'home-help-cost',
  helpLate: 'home-help-late',
  helpPerson: 'home-help-person',
} as const;
