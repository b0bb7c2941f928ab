/** The states of permissions in the shell, by their names there. */
export type PermissionStates = Readonly<Record<string, string>>;

/** After Detox has installed an app on Android all permissions are granted (`adb install -g`). */
export const afterInstall: PermissionStates = {
  location: 'granted',
  phone: 'granted',
  sms: 'granted',
  camera: 'granted',
};

/** The shell's states by Detox's. */
const states: PermissionStates = {
  YES: 'granted',
  inuse: 'granted',
  always: 'granted',
  NO: 'denied',
  never: 'denied_forever',
  unset: 'not_asked',
};

/** The shell's permissions for those of `device.launchApp({ permissions })`; it refuses what it does not know. */
export function readPermissions(permissions: PermissionStates): PermissionStates {
  return Object.fromEntries(
    Object.entries(permissions).map(([name, state]) => [name, states[state] ?? state]),
  );
}
