import { signOutIds } from '@/app/account/sign-out.ids';

/** Element ids, for tests. */
export const ids = {
  language: 'settings-language',
  theme: 'settings-theme',
  consents: 'settings-consents',
  permissions: 'settings-permissions',
  /** The button that requests a permission. */
  allow: (permission: string) => `settings-allow-${permission}`,
  phoneSettings: 'settings-phone-settings',
  /** Adds or changes an address to log in with. */
  login: (kind: 'phone' | 'email') => `settings-login-${kind}`,
  held: 'settings-held',
  save: 'settings-save',
  print: 'settings-print',
  deletion: 'settings-deletion',
  sent: 'settings-sent',
  sentMore: 'settings-sent-more',
  version: 'settings-version',
  enter: 'settings-enter',
  ...signOutIds,
} as const;
