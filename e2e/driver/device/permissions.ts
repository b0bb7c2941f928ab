/** Permissions as the shell knows them. */
export type PermissionState = 'granted' | 'denied' | 'denied_forever' | 'not_asked';
export type PermissionName = 'location' | 'phone' | 'sms' | 'camera';

/**
 * How things stand right after Detox has installed an app on Android: everything is granted (`adb install -g`).
 */
export const afterInstall: Record<PermissionName, PermissionState> = {
  location: 'granted',
  phone: 'granted',
  sms: 'granted',
  camera: 'granted',
};

/** Detox's words, in small letters, and our own. */
const states: Record<string, PermissionState> = {
  yes: 'granted',
  always: 'granted',
  inuse: 'granted',
  granted: 'granted',
  no: 'denied',
  denied: 'denied',
  never: 'denied_forever',
  denied_forever: 'denied_forever',
  unset: 'not_asked',
  not_asked: 'not_asked',
};

/**
 * The shell's permissions for those of `device.launchApp({ permissions })`. Throws where a name or a state is
 * none of this app.
 */
export function readPermissions(
  asked: Record<string, unknown>,
): Partial<Record<PermissionName, PermissionState>> {
  return Object.fromEntries(
    Object.entries(asked).map(([name, state]) => {
      if (!isName(name)) {
        throw new Error(
          `permissions.${name}: the app has none of that name; it has ${Object.keys(afterInstall).join(', ')}`,
        );
      }
      const read = states[String(state).toLowerCase()];
      if (!read) {
        throw new Error(
          `permissions.${name}: ${String(state)} is none of YES, inuse, always, NO, never, unset`,
        );
      }
      return [name, read];
    }),
  );
}

function isName(name: string): name is PermissionName {
  return Object.hasOwn(afterInstall, name);
}
