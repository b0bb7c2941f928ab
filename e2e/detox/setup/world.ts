import { type Control, createControl } from '@/e2e/browser/harness/control';
import type { E2eParts } from './environment';

/** What is around the app: what Detox has no name for, in one place. */

declare global {
  /** Given by the environment of the specs. */
  var lukaE2e: E2eParts;
}

/** True where the specs run against the desktop shell, false on a phone or an emulator. */
export const isDesktop = globalThis.lukaE2e.control !== undefined;

/** The server's buttons, over HTTP: on the desktop as on Android, which reaches it by `adb reverse`. */
export const sandbox: Control = createControl(globalThis.lukaE2e.sandbox);

/** What the person does in the camera: a file, a drawn picture (`{}`), a way out, or nothing yet (`hold`). */
export type Shot = {
  photo?: string;
  score?: number;
  cancel?: boolean;
  fail?: string;
  hold?: boolean;
  now?: boolean;
};

/** Whom the person picks. */
export type Pick = {
  name?: string;
  phone?: string;
  cancel?: boolean;
  fail?: string;
  hold?: boolean;
  now?: boolean;
};

type States = Partial<Record<'location' | 'phone' | 'sms' | 'camera', string>>;

/**
 * The phone beside the page, through the control server of the desktop shell (its commands are in
 * android-shell/desktop/README.md). Detox cannot do these things on Android: a spec that needs one is made with
 * {@link onDesktop}, and skipped there by name.
 */
export const phone = {
  state: () => control('state'),
  camera: (shot: Shot) => control('camera', shot),
  liveness: (shot: Shot) => control('liveness', shot),
  picker: (pick: Pick) => control('picker', pick),
  closePayView: () => control('close-pay-view'),
  /** How permissions stand: granted, denied, denied_forever, not_asked. */
  permissions: (states: States) => control('permissions', states),
  /** What the person says when asked; `not_asked` leaves the question open. */
  answers: (states: States) => control('permission-answers', states),
  /** Where the phone is; `{ none: true }` for nowhere. */
  location: (place: { latitude: number; longitude: number; accuracy?: number } | { none: true }) =>
    control('location', place),
  lists: (files: { sms?: string; apps?: string }) => control('lists', files),
  /** Whether any app takes a link. */
  outside: (apps: boolean) => control('external-apps', { apps }),
  /** The connection. */
  network: (online: boolean) => control('network', { online }),
  /** The phone's language, while the app runs. */
  locale: (locale: string) => control('locale', { locale }),
  insets: (room: {
    top?: number;
    right?: number;
    bottom?: number;
    left?: number;
    keyboard?: number;
  }) => control('insets', room),
  /** The web view's renderer dies; another takes its place. */
  killRenderer: () => control('kill-renderer'),
  /** The system ends the app, nothing is saved any more: `device.launchApp()` starts it again. */
  async killProcess(): Promise<void> {
    const { killProcess } = globalThis.lukaE2e;
    if (!killProcess) throw new Error(onlyDesktop);
    await killProcess();
  },
};

/**
 * Lets time pass for the server, by a duration of ISO 8601 or to an instant, and for the phone too where
 * `begin({ now })` has set its clock. Android's clock cannot be set: there only the server's goes on.
 */
export async function timePasses(to: { duration: string } | { instant: string }): Promise<void> {
  await ('duration' in to ? sandbox.advance(to.duration) : sandbox.setClock(to.instant));
  await globalThis.lukaE2e.followClock?.(await sandbox.now());
}

/** A test for the desktop shell alone; on Android it is skipped, and its name says why. */
export function onDesktop(
  name: string,
  spec: () => Promise<void>,
  why = 'Detox cannot do this to a phone',
): void {
  if (isDesktop) test(name, spec);
  else test.skip(`${name} (desktop shell only: ${why})`, spec);
}

const onlyDesktop = 'phone.… is the desktop shell’s: make the test with onDesktop()';

function control(command: string, body: object = {}): Promise<Record<string, unknown>> {
  const { control: ask } = globalThis.lukaE2e;
  return ask ? ask(command, body) : Promise.reject(new Error(onlyDesktop));
}
