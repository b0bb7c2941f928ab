/** Element ids, for tests. */
export const ids = {
  name: 'profile-name',
  phone: 'profile-phone',
  enter: 'profile-enter',
  retry: 'profile-retry',
  nextStep: 'profile-next-step',
  limit: 'profile-limit',
  coupons: 'profile-coupons',
  account: 'profile-account',
  papers: 'profile-papers',
  products: 'profile-products',
  apps: 'profile-apps',
  settings: 'profile-settings',
  about: 'profile-about',
} as const;
