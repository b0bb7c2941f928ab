/** Element ids, for tests. */
export const signOutIds = {
  signOut: 'settings-sign-out',
  signOutConfirm: 'settings-sign-out-confirm',
  signOutStay: 'settings-sign-out-stay',
} as const;
