/** Element ids, for tests. */
export const ids = {
  language: 'settings-language',
  theme: 'settings-theme',
  consents: 'settings-consents',
  permissions: 'settings-permissions',
  /** The button that requests a permission. */
  allow: (permission: string) => `settings-allow-${permission}`,
  phoneSettings: 'settings-phone-settings',
  sent: 'settings-sent',
  sentMore: 'settings-sent-more',
  version: 'settings-version',
  nativeTest: 'settings-native-test',
  enter: 'settings-enter',
  signOut: 'settings-sign-out',
  signOutConfirm: 'settings-sign-out-confirm',
  signOutStay: 'settings-sign-out-stay',
} as const;
