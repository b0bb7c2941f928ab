/** A permission's state in the shell. */
type PermissionState = 'granted' | 'denied' | 'denied_forever' | 'not_asked';

type PermissionName = 'location' | 'phone' | 'sms' | 'camera';

export type PermissionStates = Partial<Record<PermissionName, PermissionState>>;

/** After Detox has installed an app on Android all permissions are granted (`adb install -g`). */
export const afterInstall: Required<PermissionStates> = {
  location: 'granted',
  phone: 'granted',
  sms: 'granted',
  camera: 'granted',
};

/** Detox's names in lower case, and the shell's. */
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
 * The shell's permissions for those of `device.launchApp({ permissions })`. Throws for a name or a state that the
 * app does not have.
 */
export function readPermissions(permissions: Record<string, unknown>): PermissionStates {
  return Object.fromEntries(
    Object.entries(permissions).map(([name, value]) => {
      if (!isName(name)) {
        const names = Object.keys(afterInstall).join(', ');
        throw new Error(`permissions.${name}: the app has none of that name; it has ${names}`);
      }
      const state = states[String(value).toLowerCase()];
      if (!state) {
        throw new Error(
          `permissions.${name}: ${String(value)} is none of YES, inuse, always, NO, never, unset`,
        );
      }
      return [name, state];
    }),
  );
}

function isName(name: string): name is PermissionName {
  return Object.hasOwn(afterInstall, name);
}
