import { createSandboxClient } from '@/e2e/shared/sandbox-client';
import type { E2eGlobals } from './environment';

declare global {
  /** Set by the test environment. */
  var lukaE2e: E2eGlobals;
}

/** Whether the specs run against the desktop shell, and not on a phone or an emulator. */
export const isDesktop = globalThis.lukaE2e.shellCommand !== undefined;

/** The sandbox's control API: reached on the desktop directly, on Android by `adb reverse`. */
export const sandbox = createSandboxClient(globalThis.lukaE2e.sandbox);

/** What the user does in the camera: takes a photo (`{}`), cancels, or waits (`hold`). */
export type CameraAction = {
  /** How many faces the phone sees in a selfie; one by default. */
  faces?: number;
  cancel?: boolean;
  fail?: string;
  hold?: boolean;
  /** Ends what was held. */
  now?: boolean;
};

/** What the user does in the contacts: picks one, cancels, or waits. */
export type PickerAction = Omit<CameraAction, 'faces'> & {
  name?: string;
  phone?: string;
};

type PermissionStates = Partial<Record<'location' | 'phone' | 'sms' | 'camera', string>>;

/**
 * The phone outside of the page, by commands of the desktop shell (android-shell/desktop/README.md). Detox cannot
 * do this on Android: a spec that needs it is made with {@link onDesktop}, which skips it there.
 */
export const phone = {
  state: () => run('state'),
  camera: (action: CameraAction) => run('camera', action),
  liveness: (action: CameraAction) => run('liveness', action),
  picker: (action: PickerAction) => run('picker', action),
  closePayView: () => run('close-pay-view'),
  /** How the user answers Android's requests; `not_asked` leaves a request open. */
  answers: (states: PermissionStates) => run('permission-answers', states),
  /** The phone finds no position. */
  losePosition: () => run('location', { none: true }),
  /** Whether any app opens an external link. */
  outside: (apps: boolean) => run('external-apps', { apps }),
  network: (online: boolean) => run('network', { online }),
  /** The renderer of the web view dies and is replaced. */
  killRenderer: () => run('kill-renderer'),
  /** The system ends the app's process, which stores nothing more; `device.launchApp()` starts it again. */
  async killProcess(): Promise<void> {
    const { killProcess } = globalThis.lukaE2e;
    if (!killProcess) throw new Error(desktopOnly);
    await killProcess();
  },
};

/**
 * Advances the sandbox's clock by an ISO 8601 duration, or sets it to an instant. The phone's clock follows where
 * `startApp({ now })` has set it. Android's clock cannot be set.
 */
export async function setTime(to: { duration: string } | { instant: string }): Promise<void> {
  await ('duration' in to ? sandbox.advance(to.duration) : sandbox.setClock(to.instant));
  await globalThis.lukaE2e.followClock?.(await sandbox.now());
}

/** A test for the desktop shell alone; on Android it is skipped, with the reason in its name. */
export function onDesktop(name: string, spec: () => Promise<void>): void {
  if (isDesktop) test(name, spec);
  else test.skip(`${name} (desktop shell only: Detox cannot do this on a phone)`, spec);
}

const desktopOnly = 'phone.… is for the desktop shell only: make the test with onDesktop()';

function run(command: string, body: object = {}): Promise<Record<string, unknown>> {
  const { shellCommand } = globalThis.lukaE2e;
  return shellCommand ? shellCommand(command, body) : Promise.reject(new Error(desktopOnly));
}
